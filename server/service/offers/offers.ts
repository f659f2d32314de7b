/** The exchange with partners: what we ask them, through a link without an account, and how they answer. */
export { askAbout } from './asking.ts';
export { runAdvanceOffers, type OnUnanswered } from './advance.ts';
export { knowsDevice, enterCode, requestCode } from './devices.ts';
export { advanceOffers, sendOfferLink } from './job-names.ts';
export { insertView, offersAskedOf, revokeLinks, workingLinks } from './link-store.ts';
export { linkUrl, openLink, tokenOfLink, writeTo, type Opened } from './links.ts';
export type { ComposeOffer, SendDeps } from './sending.ts';
export {
  closeAnswered,
  insertOffer,
  linesOfHotel,
  linesOfPage,
  liveLineOf,
  liveLines,
  lockOffer,
  moveLines,
  moveOffer,
  openRequests,
  refusalsOf,
  type LineRow,
  type OfferRow,
} from './store.ts';
