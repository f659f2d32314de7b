/** One item: its form, photos, receipts and rooms. */

// The sheet.
export const item = 'Item';
export const addAnItem = 'Add an item';
export const addText = 'Name, category and value are enough. You can add a receipt after you save it.';
export const addItem = 'Add item';
export const added = 'Inventory item added successfully.';
export const notLoaded = 'We couldn’t load this item';
export const loading = 'Loading item';
export const details = 'Details';
export const saveChanges = 'Save changes';
export const changesSaved = 'Changes saved';
export const deleteItem = 'Delete item';
export const error = 'Error';

// The form.
export const aboutThisItem = 'About this item';
export const discard = <T>(wide: (words: string) => T) => ['Discard ', wide('changes')];
export const itemName = 'Item name';
export const category = 'Category';
export const room = 'Room';
export const livingRoom = 'Living room';
export const estimatedValueEach = 'Estimated value, each ($)';
export const quantity = 'Quantity';
export const costToReplaceEach = 'Cost to replace, each ($)';
export const costHint = 'What a new one costs today.';
export const condition = 'Condition';
export const unknown = 'Unknown';
export const purchaseDate = 'Purchase date';
export const ageInYears = 'Age in years';
export const ageHint = 'If you don’t know the date.';
export const brand = 'Brand';
export const model = 'Model';
export const serialNumber = 'Serial number';
export const purchasePriceEach = 'Purchase price, each ($)';
export const notes = 'Notes';
export const notesHint = 'Encrypted, like the serial number.';

// Photos.
export const photos = 'Photos';
export const cover = 'Cover';
export const noPhotos = 'No photos yet. The best proof is one of the whole item and one of its label.';
export const addPhotos = 'Add photos';
export const photoAlt = (name: string, number: number, all: number) => `${name}, photo ${number} of ${all}`;
export const movePhotoForward = (number: number) => `Move photo ${number} forward`;
export const movePhotoBack = (number: number) => `Move photo ${number} back`;
export const deletePhotoNumber = (number: number) => `Delete photo ${number}`;
export const deletePhotoQuestion = 'Delete this photo?';
export const deletePhotoText = (name: string) => `It’s proof that you owned ${name}. This can’t be undone.`;
export const deletePhoto = 'Delete photo';
export const photoDeleted = 'Photo deleted';
export const newItemPhotos = 'Photos of the new item';
export const photosWait = (count: number) =>
  count === 1 ? '1 photo uploads when you add the item.' : `${count} photos upload when you add the item.`;
export const removePhoto = (name: string) => `Remove ${name}`;
export const mostPhotos = (most: number) => `An item can have up to ${most} photos`;
export const firstKept = (most: number) => `We kept the first ${most}.`;
export const uploads = 'Photo uploads';
export const waiting = (size: string) => `Waiting · ${size}`;
export const uploading = (percent: number) => `Uploading, ${percent} %`;
export const checking = 'Checking';
export const removeFromList = (name: string) => `Remove ${name} from this list`;
export const cancel = (name: string) => `Cancel ${name}`;
export const uploadOf = (name: string) => `Upload of ${name}`;
export const retry = <T>(name: T) => ['Retry ', name];
export const notUploaded = (name: string, why: string) => `We couldn’t upload ${name}. ${why}`;
export const photoNotAdded = 'Photo not added';
export const photoAdded = 'Photo added';
export const photosAdded = (count: number) => `${count} photos added`;

// Receipts.
export const receipts = 'Receipts';
export const noReceipts = 'No receipts yet. One receipt can cover many items.';
export const addReceipt = 'Add a receipt';
export const addingReceipt = 'Adding receipt';
export const useSavedReceipt = 'Use a saved receipt';
export const chooseReceipt = 'Choose a receipt';
export const receiptAdded = 'Receipt added';
export const receiptAddedTo = (count: number) => `Receipt added to ${count} items`;
export const forThisItem = 'For this item';
export const forItems = (count: number) => `For ${count} items`;
export const download = (name: string) => `Download ${name}`;
export const detachReceipt = (name: string) => `Remove ${name} from this item`;
export const deleteNamed = (name: string) => `Delete ${name}`;
export const deleteReceiptQuestion = 'Delete this receipt?';
export const deleteSharedReceiptText = (name: string, items: number) =>
  `${name} covers ${items} items and is deleted from all of them. This can’t be undone.`;
export const deleteReceiptText = (name: string) => `${name} is deleted permanently. This can’t be undone.`;
export const deleteReceipt = 'Delete receipt';
export const receiptDeleted = 'Receipt deleted';

// Rooms.
export const rooms = 'Rooms';
export const roomsText = 'Give two rooms the same name to merge them. Removing a room keeps its items.';
export const noRooms = 'No rooms yet. Add one here, or when you edit an item.';
export const newRoom = 'New room';
export const addRoom = 'Add room';
export const roomAdded = (name: string) => `${name} added`;
export const roomNameRequired = 'Room name required';
export const nameOf = (name: string) => `Name of ${name}`;
export const merge = 'Merge';
export const rename = 'Rename';
export const roomRenamed = (from: string, to: string) => `${from} is now ${to}`;
export const removeRoomNamed = (name: string) => `Remove ${name}`;
export const removeRoomQuestion = (name: string) => `Remove ${name}?`;
export const removeRoomText =
  'Its items stay in your inventory without a room. We don’t keep a record of what was in it.';
export const removeRoom = 'Remove room';
export const roomRemoved = (name: string) => `${name} removed`;
export const roomRemovedText = 'Its items no longer have a room.';
