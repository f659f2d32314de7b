const ROW = 'data-queue-row';
export const rowAttribute = (id: string) => ({ [ROW]: id });

/** The link that opens a row, which holds keyboard focus in the list. */
export const rowLink = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(id)}"]`);

export function focusRow(id: string): boolean {
  const link = rowLink(id);
  link?.focus();
  link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  return link !== null;
}
