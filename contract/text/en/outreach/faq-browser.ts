/** Search and list of the questions. */
export const searchLabel = 'Search the answers';
export const searchPlaceholder = 'Hotel, pets, cancel ...';
export const clearSearch = 'Clear search';
export const questionCount = (total: number) => `${total} questions`;
export const matchCount = (found: number, total: number, query: string) =>
  found === 1
    ? `1 of ${total} questions matches “${query}”`
    : `${found} of ${total} questions match “${query}”`;
export const openAll = 'Open all';
export const closeAll = 'Close all';
export const groups = 'Groups of questions';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkCopiedDetail = 'It opens this question.';
export const linkNotCopied = 'Link not copied';
export const linkNotCopiedDetail = 'The link is in the address bar now. Copy it from there.';
export const noMatch = 'No question matches';
export const noMatchDetail = 'Try fewer or other words. Or ask us: a person answers within 24 hours.';
export const contactSupport = 'Contact Support';
export const showAll = 'Show all questions';
export const stillQuestions = 'Still have questions?';
export const stillQuestionsDetail =
  'Write to us and a person answers within 24 hours. In an emergency, call 911 and follow your county’s orders.';
export const checkEligibility = 'Check Eligibility';
