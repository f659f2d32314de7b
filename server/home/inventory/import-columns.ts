import { COLUMN_FIELDS, COLUMNS, type ColumnField, type ColumnMap } from '#contract/home/inventory-lists.ts';

/** Words only: "Cost to Replace (each)" and "cost_to_replace" are one heading. Homebox puts "HB." before each. */
const keyOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/^hb\./, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z0-9]+/g, '');

/** How other programs and people's own lists head the same things, besides our own headings. */
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

/** Which column seems to hold what. A heading counts once; of two that fit, the one we know best, then the first. */
export function guessColumns(headings: readonly string[]): ColumnMap {
  const keys = headings.map(keyOf);
  const map: ColumnMap = {};
  const isTaken = (column: number) => Object.values(map).includes(column);
  for (const field of COLUMN_FIELDS) {
    for (const known of [keyOf(COLUMNS[field]), ...KNOWN_AS[field]]) {
      const column = keys.findIndex((key, i) => key === known && !isTaken(i));
      if (column < 0) continue;
      map[field] = column;
      break;
    }
  }
  return map;
}
