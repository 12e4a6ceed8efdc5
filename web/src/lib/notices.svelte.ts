/** Says on the screen that it is one's turn, to who asked for that and looks elsewhere. */

import { recall, remember } from "./memory";
import { worker } from "./worker";

class Notices {
  /** Whether this browser could show any. */
  readonly possible = "Notification" in globalThis && "serviceWorker" in navigator && isSecureContext;
  on = $state(recall<boolean>("notices", false));
  forbidden = $state(this.possible && Notification.permission === "denied");

  /** Only ever on somebody's click: a browser asks whether it may, too. */
  async be(wanted: boolean): Promise<void> {
    const may = wanted && (await Notification.requestPermission()) === "granted" && !!(await worker());
    this.forbidden = Notification.permission === "denied";
    this.on = may;
    remember("notices", may);
  }

  /** One at a time for an address: a new word takes the place of the old. */
  async tell(title: string, body: string, address: string): Promise<void> {
    if (!this.on || !document.hidden || Notification.permission !== "granted") return;
    const found = await worker();
    await found?.showNotification(title, { body, tag: address, icon: "/icons/192.png", data: { address } });
  }

  /** What was said is no longer news. */
  async takeBack(address: string): Promise<void> {
    if (!this.on) return;
    const found = await worker();
    for (const shown of (await found?.getNotifications({ tag: address })) ?? []) shown.close();
  }
}

export const notices = new Notices();
