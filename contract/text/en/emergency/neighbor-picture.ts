/** The picture with the result of a street drill. */
export const title = 'Street drill (practice)';
export const invited = 'Households in the drill';
export const acknowledged = 'Confirmed the practice alert';
export const left = 'Practiced leaving';
export const finished = 'Finished every step';
export const declined = 'Said “not now”';
export const note = 'Practice only. Counts of households that agreed to take part.';
export const file = 'street-drill';
