import { COLUMN_FIELDS, type ColumnField, type ColumnMap } from '#contract/home/inventory-lists.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { LANGUAGES } from '#contract/text/language.ts';

/**
 * Letters and digits only, without accents, so "Cost to Replace (each)" and "cost_to_replace" match their headings. Homebox
 * prefixes each with "HB.".
 */
const keyOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^hb\./, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z0-9]+/g, '');

/** Headings used by other programs and people's own lists, besides our own. */
const KNOWN_AS: Record<ColumnField, string[]> = {
  room: ['location', 'roomname', 'area', 'where', 'roomlocation'],
  name: ['itemname', 'name', 'description', 'itemdescription', 'article', 'contents', 'title', 'thing'],
  category: ['type', 'itemtype', 'kind', 'class', 'labels', 'tags', 'group'],
  brand: ['manufacturer', 'make', 'brandname', 'brandmanufacturer', 'maker'],
  model: ['modelnumber', 'modelno', 'modelname', 'modelandserial'],
  serial: ['serialno', 'sn', 'serial', 'serialnum'],
  quantity: ['qty', 'count', 'howmany', 'pieces', 'units', 'numberofitems'],
  ageYears: ['age', 'ageinyears', 'itemage', 'ageofitem', 'yearsold'],
  condition: ['itemcondition', 'state', 'conditionofitem'],
  estValue: [
    'value',
    'estvalue',
    'estimatedvalue',
    'price',
    'cost',
    'worth',
    'amount',
    'currentvalue',
    'unitvalue',
  ],
  replacementCost: [
    'replacementcost',
    'rcv',
    'replacementvalue',
    'replacementcostvalue',
    'costtoreplace',
    'replacementprice',
    'unitreplacementcost',
    'insuredvalue',
  ],
  purchasedOn: [
    'purchasedate',
    'datepurchased',
    'purchasetime',
    'purchasedon',
    'dateofpurchase',
    'bought',
    'dateacquired',
  ],
  purchasePrice: ['pricepaid', 'originalcost', 'paid', 'purchasecost', 'originalprice', 'purchaseamount'],
  notes: ['note', 'comments', 'comment', 'remarks', 'details', 'notesandcomments'],
};

/**
 * Guesses which column holds what. Each heading is used once; if two fit, the better-known one wins, then the
 * first.
 */
export function guessColumns(headings: readonly string[]): ColumnMap {
  const keys = headings.map(keyOf);
  const map: ColumnMap = {};
  const isTaken = (column: number) => Object.values(map).includes(column);
  for (const field of COLUMN_FIELDS) {
    const ours = LANGUAGES.map((language) => keyOf(messagesIn(language).inventoryLists.headings[field]));
    for (const known of [...ours, ...KNOWN_AS[field]]) {
      const column = keys.findIndex((key, i) => key === known && !isTaken(i));
      if (column < 0) continue;
      map[field] = column;
      break;
    }
  }
  return map;
}
