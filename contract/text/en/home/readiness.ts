/** The readiness page: score, how it adds up, tasks and history. */

// The page.
export const readiness = 'Readiness';
export const subtitle = 'See how ready your home is, and what to do next.';
export const sampleSubtitle = 'See how ready a home is, and what to do next.';
export const sampleTitle = 'This is a sample';
export const sampleText = 'Add your home to see your own score and tasks. It takes about two minutes.';
export const notLoaded = 'We couldn’t load your readiness';
export const notLoadedSafe = 'Everything you’ve done is saved.';
export const archived = 'This home is archived. Restore it in HomeVault to make changes.';
export const viewOnly = 'You have view-only access to this home. Ask its owner to make changes.';
export const verifyTitle = 'Verify your identity for emergency cash';
export const verifyText =
  'Our payment provider must verify your identity before it can pay you. Do it now, so your cash isn’t delayed in an evacuation.';
export const verify = 'Verify your identity';

// The score.
export const readinessScore = 'Readiness score';
export const tasksDone = (done: number, all: number) => `${done} of ${all} tasks complete`;
export const yourScoreLater = 'Add your home to see your score.';
export const lastComputed = (at: string) => `Last computed ${at}`;
export const loadingScore = 'Loading your score';
export const recomputeScore = 'Recompute score';
export const recomputing = 'Recomputing...';
export const scoreUpdated = 'Score Updated';
export const scoreOf100 = (score: number) => `Your readiness score is ${score} of 100.`;
export const error = 'Error';
export const notRecomputed = 'Failed to recompute readiness score.';

// How it adds up.
export const howItAddsUp = 'How it adds up';
export const howItAddsUpText = 'Four parts add up to 100. See exactly how your score adds up.';
export const loadingParts = 'Loading the breakdown';
export const valueOf = (value: string, max: number) => `${value} of ${max}`;
export const parts = {
  policyCoverage: 'Policy coverage',
  homeInventory: 'Home inventory',
  itemCount: (full: number) => `Item count (${full}+ items)`,
  tasksComplete: 'Tasks complete',
};
export const hasPolicy = (points: string) => `An unexpired policy = ${points}`;
export const noPolicy = 'No complete, active policy = 0.0. Add yours in HomeVault.';
export const hasItem = (points: string) => `At least one item = ${points}`;
export const noItem = 'No items yet = 0.0. Add your first in HomeVault.';
export const itemSum = (most: number, items: number, full: number, points: string) =>
  `${most} × ${items} of ${full} items = ${points}`;
export const taskSum = (most: number, done: number, all: number, points: string) =>
  `${most} × ${done} of ${all} weight = ${points}`;
export const roundedTo = (line: string, score: number) => `${line}, rounded to ${score}`;

// Tasks.
export const tasks = 'Tasks';
export const tasksText =
  'With a membership, each task earns its points once. A photo is optional. After a year we ask you to check again.';
export const noCountyFigures = 'FEMA has no data for this county, so these are the tasks for every home.';
export const loadingTasks = 'Loading your tasks';
export const forEveryHome = 'For every home';
export const hazards = {
  wildfire: 'Wildfire',
  earthquake: 'Earthquake',
  flood: 'Flood',
};
export const rated = <T>(hazard: string, county: string, rating: string, source: T) => [
  `${hazard} risk in ${county} is rated ${rating}. `,
  source,
];
export const groupDone = (done: number, all: number) => `${done} of ${all} done`;
export const weights = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};
export const weight = 'weight';
export const earned = (points: string) => `${points} earned`;
export const ways = {
  drill: 'Run a drill',
  pin: 'Place the pin',
  membership: 'Choose a plan',
  'cash-card': 'Add a debit card',
  notifications: 'Add your phone number',
};
export const seeWaysOut = 'See your ways out';
export const taskNotSaved = 'Failed to update task status.';
export const scoreIs = (score: number) => `Your readiness score is ${score}.`;
export const pointsStay = (score: number) => `Your readiness score is ${score}. You keep the points.`;
export const done = 'Done';
export const notDone = 'Not done';
export const pointsEarned = (points: number) => `+${points} points`;
export const doneWithScore = (title: string, score: number) =>
  `“${title}” is done. Your readiness score is ${score}.`;

// Photos.
export const addPhoto = 'Add a photo';
export const newPhoto = 'New photo';
export const sendingPhoto = (title: string) => `Uploading the photo of “${title}”`;
export const cancel = 'Cancel';
export const photoAdded = 'Photo added';
export const taskIsDone = (title: string) => `“${title}” is done.`;
export const photoNotAdded = 'Photo not added';
export const photoOf = <T>(day: T) => ['Photo from ', day];
export const photoText = (day: string) => `Photo from ${day}. Only people in this home can see it.`;
export const photoAlt = (title: string) => `Photo that shows “${title}” is done`;
export const removePhoto = 'Remove photo';
export const removing = 'Removing...';
export const photoRemoved = 'Photo removed';
export const taskStays = (title: string) => `“${title}” didn’t change.`;
export const photoNotRemoved = 'Photo not removed';
export const photoOld = 'This photo is a year old.';
export const photoOldDone = 'Add a new photo when you can.';
export const photoOldNotDone = 'Check it, then mark it done again or add a new photo.';

// History.
export const scoreOverTime = 'Score over time';
export const oneScoreYet = 'Your score hasn’t changed yet. Each change adds a point to this chart.';
export const chartLabel = 'Readiness score over time';
export const sample = 'Sample';
