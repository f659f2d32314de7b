/** Why a review can't be decided. */
export const decidedAlready = 'Otra persona ya decidió esto.';
export const noSuchReview = 'No existe esa revisión.';
