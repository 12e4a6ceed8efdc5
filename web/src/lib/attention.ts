/** Says that it is one's turn where people look when they look elsewhere: at the icon. */

export function showIcon(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const address = mine ? "/hexhold-turn.svg" : "/hexhold.svg";
  if (icon && icon.getAttribute("href") !== address) icon.href = address;
}
