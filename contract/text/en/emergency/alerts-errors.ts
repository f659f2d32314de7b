/** Why something was refused: alerts. */
export const endedNothingToDecide = 'This zone has ended. There is nothing to decide.';
export const noShape = 'This zone has no boundary, so no home is inside. Declare the area instead.';
export const needsTwo = 'A declared zone needs two approvals. Declare it again.';
export const alreadyEnded = 'This zone has already ended.';
export const rowsAgree = 'The rows of this zone agree now. There is nothing to decide.';
export const noSuchZone = 'There is no such zone.';
export const noSuchDeclaration = 'There is no such declaration.';
export const secondPerson = 'Someone else must approve what you propose.';
export const areaChanged = 'The area has changed since you saw it. Reload and check again.';
export const alreadyDecided = 'This was already decided.';
export const onlyProposer = 'Only the proposer can withdraw it. You can decline it.';
export const drawAgain = (problem: string) => `Draw the area again. ${problem}`;
/** Stored with a zone in English, and said to whoever draws one. */
export const shapeProblems = {
  'It came without a shape.': 'It has no boundary.',
  'Its shape is not on earth.': 'Its boundary isn’t on Earth.',
  'Its shape has fewer than three points.': 'Its boundary has fewer than three points.',
} as Record<string, string>;
export const tooLarge = 'The area is larger than 3,000 square kilometers. Declare it in parts.';
