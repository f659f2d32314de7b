/** The photo walk, naming its photos, and the yearly review. */

// The walk.
export const usualRooms = {
  living: 'Living room',
  kitchen: 'Kitchen',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
  office: 'Office',
  garage: 'Garage',
};
export const whichRoom = 'Which room are you in?';
export const endWalk = 'End walk';
export const walkText =
  'Take photos of everything in one room, then go on to the next. Each photo becomes an item. You can name them later.';
export const rooms = 'Rooms';
export const roomNameRequired = 'Room name required';
export const anotherRoom = 'Another room';
export const startHere = 'Start here';
export const keepOpen = 'Keep this page open';
export const keepOpenText =
  'This device can’t save photos for later. Stay on this page until they’re uploaded.';
export const takePhoto = 'Take a photo';
export const choosePhotos = 'Choose photos';
export const photosSaved = (saved: number, waiting: number) =>
  `${saved === 1 ? '1 photo saved' : `${saved} photos saved`}${waiting > 0 ? `, ${waiting} uploading` : ''}`;
export const nextRoom = 'Next room';
export const photosOf = (room: string) => `Photos of ${room}`;
export const savedPhoto = 'Saved photo';
export const uploading = 'Uploading';
export const notUploaded = (count: number) =>
  count === 1 ? '1 photo isn’t uploaded yet' : `${count} photos aren’t uploaded yet`;
export const notUploadedText = (why: string) => `${why} They stay on this device until they’re uploaded.`;
export const tryAgain = 'Try again';
export const refused = 'Photos we couldn’t use';
export const removeFromList = (name: string) => `Remove ${name} from this list`;
export const uploadingCount = (count: number) =>
  count === 1 ? 'Uploading 1 photo from your photo walk.' : `Uploading ${count} photos from your photo walk.`;
export const needName = (count: number, counted: string) =>
  count === 1 ? '1 photo needs a name' : `${counted} photos need a name`;
export const needNameText = 'They’re saved as unnamed items. A name and a value make them count.';
export const namePhotos = 'Name photos';

// Naming photos.
export const nameYourPhotos = 'Name your photos';
export const finishLater = 'Finish later';
export const progress = (at: number, all: number) => `${at} of ${all}`;
export const lastPhoto = 'That was the last photo';
export const lastPhotoText = 'Photos you skipped stay in your inventory without a name.';
export const backToList = 'Back to the list';
export const notSaved = 'We couldn’t save that';
export const nameThisPhoto = 'Name this photo';
export const photoIn = (room: string) => `Photo of an item in ${room}`;
export const photoAlt = 'Photo of an item';
export const itemName = 'Item name';
export const room = 'Room';
export const saveAndNext = 'Save and next';
export const skip = 'Skip';
export const deletePhoto = 'Delete photo';
export const error = 'Error';

// The yearly review.
export const stillHaveIt = 'Still have it?';
export const endReview = 'End review';
export const review = 'Review';
export const reviewed = (done: number, all: number) => `${done} of ${all} reviewed`;
export const gone = 'Gone';
export const keepIt = 'Still have it';
export const back = 'Back';
export const edit = 'Edit';
export const keys = <T>(key: (name: string) => T) => [
  key('←'),
  ' gone, ',
  key('→'),
  ' still have it, ',
  key('E'),
  ' edit',
];
export const allReviewed = 'Review complete';
export const allReviewedText = 'Your list is up to date. We’ll ask again in a year.';
export const lastChecked = <T>(cost: T, day: string) => [cost, ` to replace. Last checked ${day}.`];
export const pieces = (count: number) => `${count} pieces`;
