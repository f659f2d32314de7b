import { itemCount } from '#text/home/inventory-words.ts';

/** "1 item", "1,204 items" */
export const inItems = (count: number): string => itemCount(count, count.toLocaleString('en-US'));
