/** Documents in HomeVault: upload, list, checklist, versions and trash. */

// The page.
export const documents = 'Documents';
export const cardText = 'Insurance, identity and medical documents, encrypted and in one place.';
export const viewDocuments = 'View Documents';
export const noHome = 'Documents belong to a home. Add your home first, then save its documents here.';
export const tabs = 'Documents of this home';
export const checklist = 'Checklist';
export const notLoaded = 'We couldn’t load your documents';
export const notLoadedSafe = 'They’re safe in your vault.';
export const loading = 'Loading your documents';
export const savedTitle = 'Documents saved';
export const savedCount = (saved: number, needed: number) => `${saved} of ${needed} documents saved`;
export const error = 'Error';
export const save = 'Save';

// Adding.
export const add = 'Add documents';
export const formats = 'PDF, JPG or PNG. Up to 10 MB each.';
export const chooseFiles = 'Choose files';
export const takePhoto = 'Take a photo';
export const dropFilesHere = 'Drop files here';
export const dropToAdd = 'Drop to add your documents';
export const documentType = 'Document type';
export const guessType = 'Guess from the file’s name';
export const viewOnly = 'You have view-only access to this home, so you can’t add documents.';
export const wrongFormat = (name: string) => `${name} isn’t a PDF, JPG or PNG.`;
export const isEmpty = (name: string) => `${name} is empty.`;
export const tooLarge = (name: string, size: string, most: string) =>
  `${name} is ${size}. The limit is ${most}.`;

// Uploads.
export const uploads = 'Uploads';
export const clearList = 'Clear list';
export const finishedCount = (over: number, all: number) => `${over} of ${all} finished`;
export const states = {
  waiting: 'Waiting',
  sending: 'Uploading',
  done: 'In your vault',
  failed: 'Upload failed',
  refused: 'Not added',
};
export const typeOf = (name: string) => `Document type of ${name}`;
export const removeFromList = (name: string) => `Remove ${name} from this list`;
export const cancel = (name: string) => `Cancel ${name}`;
export const uploadOf = (name: string) => `Upload of ${name}`;
export const checking = 'Checking';
export const tryAgain = <T>(name: T) => ['Retry ', name];
export const filesNotAdded = (count: number) => `${count} files not added`;
export const filesNotAddedText = 'The upload list says why for each.';
export const fileNotAdded = 'File not added';
export const filesUploaded = 'Files Uploaded';
export const isInYourVault = (name: string) => `${name} is in your vault.`;
export const filesAreInYourVault = (count: number) => `${count} files are in your vault.`;
export const notUploaded = (name: string, why: string) => `We couldn’t upload ${name}. ${why}`;

// The list.
export const empty = 'No documents yet';
export const emptyText =
  'Start with what’s hardest to replace: photo ID, insurance policy, deed or lease. A phone photo is enough.';
export const yourChecklist = 'Your checklist';
export const search = 'Search';
export const searchHint = 'Name or type';
export const group = 'Group';
export const allGroups = 'All groups';
export const otherDocuments = 'Other documents';
export const sortBy = 'Sort by';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const largestFirst = 'Largest first';
export const name = 'Name';
export const type = 'Type';
export const documentCount = (count: number) => (count === 1 ? '1 document' : `${count} documents`);
export const foundCount = (found: number, all: number) => `${found} of ${all} documents`;
export const nothingFound = 'Nothing found';
export const nothingFoundText = 'No documents in this group match your search.';
export const showAll = 'Show all documents';
export const version = (version: number) => `Version ${version}`;
export const download = (name: string) => `Download ${name}`;
export const moreFor = (name: string) => `More options for ${name}`;
export const open = 'Open';
export const downloadIt = 'Download';
export const replaceFile = 'Replace file';
export const versions = 'Versions';
export const rename = 'Rename or change type';
export const documentSaved = 'Document saved';
export const moveToTrash = 'Move to trash';
export const movedToTrash = 'Moved to trash';
export const movedText = (name: string) => `You can restore ${name} for 30 days.`;
export const newFileFor = (name: string) => `New file for ${name}`;

// The viewer.
export const smaller = 'Smaller';
export const larger = 'Larger';
export const close = 'Close';
export const contentOf = (name: string) => `Content of ${name}`;
export const opening = 'Opening document';
export const notOpened = 'We couldn’t open the document';
export const viewerNotLoaded = 'The viewer didn’t load. Check your connection and try again.';
export const stillInVault = 'It’s still in your vault.';
export const hasPassword = 'This PDF has a password';
export const hasPasswordText = 'It’s safe in your vault. Download it and open it with its password.';
export const cannotShow = 'We can’t show this PDF here';
export const cannotShowText = 'Your file is in the vault, unchanged. Download it to open it in another app.';
export const pageOf = (name: string, page: number, pages: number) => `${name}, page ${page} of ${pages}`;

// Versions.
export const versionRestored = 'Version restored';
export const versionRestoredText = (version: number) => `Version ${version} is now the newest.`;
export const newest = 'Newest';
export const restoredFrom = (version: number) => `Restored from version ${version}`;
export const downloadVersion = <T>(hidden: (words: string) => T, version: number) => [
  'Download ',
  hidden(`version ${version}`),
];
export const restoreVersion = <T>(hidden: (words: string) => T, version: number) => [
  'Restore ',
  hidden(`version ${version}`),
];
export const loadingVersions = 'Loading versions';
export const versionsNotLoaded = 'We couldn’t load the versions';
export const versionsSafe = 'They’re all in your vault.';
export const versionsText =
  'Every file this document has had. Restoring one adds it as the newest; nothing is lost.';

// The checklist.
export const kindStates = {
  have: 'Have',
  need: 'Need',
  'not-applicable': 'Not applicable',
};
export const weNeedIt = <T>(name: T) => ['We need it ', name];
export const doesNotApply = <T>(name: T) => ['Not applicable ', name];
export const addAnother = 'Add another';
export const addFile = 'Add file';

// The trash.
export const trash = 'Trash';
export const trashCount = (count: number) => (count > 0 ? `Trash (${count})` : 'Trash');
export const deletedOn = (day: string) => `Deleted ${day}`;
export const daysLeft = (days: number) => `${days} days left`;
export const lastDay = 'Deleted within a day';
export const lastMoment = 'Deleted any moment';
export const restore = <T>(name: T) => ['Restore ', name];
export const restored = 'Document restored';
export const restoredText = (name: string) => `${name} is back in your documents.`;
export const deleteNamed = <T>(name: T) => ['Delete now ', name];
export const deleteNow = 'Delete now';
export const deleteQuestion = 'Delete permanently?';
export const deleteText = (name: string) =>
  `${name} and all its versions are deleted right away. This can’t be undone.`;
export const deleted = 'Document deleted';
export const deletedText = (name: string) => `${name} was permanently deleted.`;
export const trashEmpty = 'The trash is empty';
export const trashEmptyText = (days: number) =>
  `Deleted documents stay here for ${days} days, in case you want them back.`;
export const trashText = (days: number) =>
  `Deleted documents stay here for ${days} days. Then we delete them permanently, with all their versions.`;
