/** "1 item", "1,204 items" */
export const inItems = (count: number): string =>
  count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
