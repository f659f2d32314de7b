/** Why a file wasn't taken, or can't be opened. */
export const noSuchFile = 'There’s no such file.';
export const noSuchFileSendAgain = 'There’s no such file. Send it again.';
export const unreadableNow = 'We can’t open the file right now. Try again in a moment.';
export const stoppedArriving = (name: string) =>
  `${name} stopped arriving. Check your connection and send it again.`;
export const infected = (name: string) =>
  `${name} contains malware and wasn’t saved. Don’t open it on your device.`;
export const notScanned = (name: string) =>
  `${name} couldn’t be checked for malware just now and wasn’t saved. Try again in a moment.`;
export const storageFull = (name: string) =>
  `${name} wasn’t saved because our storage is full. Our team has been notified. Try again later.`;
export const notStored = (name: string) =>
  `${name} couldn’t be saved just now. Nothing was stored. Try again in a moment.`;
export const tooManyFiles = (name: string, most: string) =>
  `${name} wasn’t added: this home already has ${most} files, the most it can hold. Delete some and try again.`;
export const tooManyBytes = (name: string, gigabytes: number, left: number) =>
  `${name} wasn’t added: this home can hold ${gigabytes} GB and has ${left} MB left. Delete some files and try again.`;
export const manyOfYourPictures =
  'Many of your pictures are still being processed. This one wasn’t added. Try it again in a moment.';
export const manyPictures =
  'Many pictures are being processed right now. Yours wasn’t added. Try it again in a moment.';

// Each goes on after the file's name.
export const tooLarge = (megabytes: number) => `is larger than ${megabytes} MB. Send a smaller file`;
export const tooManyPixels = (megapixels: string, most: number) =>
  `has ${megapixels} megapixels, and ${most} is the most we can take. Send a smaller picture`;
export const empty = 'is empty. Choose another file';
export const heic = 'is a HEIC photo. Save it as JPG and send it again';
export const unknownPicture = 'is a picture type we can’t take. Save it as JPG or PNG and send it again';
export const unknownPdf = 'is a PDF version we don’t know. Save it as PDF again and send that';
export const zipOrOffice = 'is a ZIP or Office file. Save it as PDF and send that';
export const program = 'is a program. You can save only PDF, JPG and PNG files';
export const webPage = 'is a web page or drawing. Save it as PDF and send that';
export const unknownKind = 'isn’t a PDF, JPG or PNG file. Save it as one of these and send it again';
export const pdfAsPhoto = 'is a PDF. Photos must be JPG or PNG';
export const misnamed = (kind: string, ending: string) =>
  `is a ${kind} file by its content, but its name says otherwise. Rename it to end in .${ending} and send it again`;
export const hasMoreAfterEnd =
  'has something after its end that isn’t part of a PDF. Save it as PDF again and send that';
export const hidesWebPage = 'is a PDF with a web page hidden in it. Save it as PDF again and send that';
export const manyPicturesInOne = 'contains more than one picture. Save it as a plain JPG';
export const manyLayers = 'is saved in too many layers. Save it as a plain JPG';
export const unknownPng = 'is a PNG type we don’t know. Save it as JPG and send that';
export const cutOff = 'is cut off before its end. Send another copy';
export const damaged = (what: string) => `is damaged (${what}) and can’t be opened. Send another copy`;

/** What is damaged. */
export const damage = {
  noPicture: 'there’s no picture in it',
  unopenable: 'the picture doesn’t open',
  noTable: 'its table of contents is missing',
  noSize: 'its size is missing',
  sizeZero: 'its size is zero',
  noBeginning: 'its beginning is missing',
  disorder: 'its parts are out of order',
  misplaced: 'a part of it is out of place',
  noLength: 'a part of it has no length',
  changed: 'a part of it was changed',
  notStandard: 'it isn’t a standard PNG',
  firstMisplaced: 'its first part is out of place',
  firstWrongLength: 'its first part has the wrong length',
};
