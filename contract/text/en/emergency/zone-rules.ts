/** The written rules by which an official zone changes, as the evacuation page and our team read them. */
export const rules = {
  'first-seen': 'The official list shows it for the first time.',
  'status-published': 'The official list changed its status.',
  'boundary-published': 'The official list changed its boundary.',
  'back-in-list': 'It is back in the official list.',
  reissued: 'The authority issued an old order again, with a current time.',
  'fresh-after-absence': 'It had left the official list and is back with a current time: a new order.',
  'fresh-in-partial': 'A new order with a current time counts even in a partial response.',
  'repeated-partial': 'Partial responses repeated it three times over at least 30 minutes.',
  'test-word-gone': 'It no longer reads like a test, and the order is still in force.',
  'test-word-beside-orders':
    'A test word on a new order beside active orders of the same incident doesn’t hold it.',
  'newest-row': 'Several rows name this zone. The row with the newest time counts.',
  'rows-disagree': 'Rows without times disagree. The order stays in force while our team reviews it.',
  'later-row':
    'Rows without times disagreed for 12 hours without a decision. The row that came later counts.',
  'absent-30-minutes': 'Three complete responses over at least 30 minutes no longer have it.',
  'absent-2-hours': 'Complete responses over at least 2 hours no longer have it, or anything near it.',
  'absent-12-hours': 'Complete responses over 12 hours no longer have it. It left with most of the list.',
  'vanished-12-hours':
    'It left with most of the list, no one decided, and complete responses over 12 hours don’t have it.',
  'said-lifted': 'The authority says it is over.',
  held: 'It waits for our team’s review.',
  'decided-by-team': 'Our team decided.',
};
