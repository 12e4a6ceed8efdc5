/** Put text on the clipboard; says whether that went well. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text); // pages without https have no clipboard of their own
  }
}

function copyOldWay(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden";
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without https
  const done = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return done;
}
