/** Why something was refused: drills. */
export const placeHomeFirst = 'Place your home on the map first. We match orders to its exact spot.';
export const realOrder = 'An official order or warning covers this home. A drill can wait.';
export const drillRunning = 'A drill is already running for this home. Finish or stop it first.';
export const noSuchDrill = 'There is no such drill.';
export const drillOver = 'This drill is over.';
export const stepBefore = 'Do the previous step first.';
export const alarming = (word: string) => `Leave out "${word}". People could take it for the real thing.`;
export const noHomes = 'No member’s home is inside. Draw a larger area.';
export const tooManyHomes = (homes: number, most: number) =>
  `${homes} homes are inside. A drill can have at most ${most}.`;
export const typeToConfirm = (word: string) => `Type ${word} to confirm.`;
export const realOrderNear =
  'An official order or warning covers a home in this group. A drill can wait. Follow your county’s orders.';
export const placeHomesFirst =
  'No home in this drill is on the map yet. Ask a household to place its home first.';
