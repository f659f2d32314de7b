/** Why a review can't be decided. */
export const decidedAlready = 'Someone already decided this.';
export const noSuchReview = 'There’s no such review.';
