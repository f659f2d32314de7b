/** Why a file wasn't taken, or can't be opened. */
export const noSuchFile = 'No existe ese archivo.';
export const noSuchFileSendAgain = 'No existe ese archivo. Envíelo de nuevo.';
export const unreadableNow = 'No podemos abrir el archivo en este momento. Inténtelo de nuevo en un momento.';
export const stoppedArriving = (name: string) =>
  `${name} dejó de llegar. Revise su conexión y envíelo de nuevo.`;
export const infected = (name: string) =>
  `${name} contiene un programa malicioso y no se guardó. No lo abra en su dispositivo.`;
export const notScanned = (name: string) =>
  `${name} no se pudo revisar en este momento y no se guardó. Inténtelo de nuevo en un momento.`;
export const storageFull = (name: string) =>
  `${name} no se guardó porque nuestro almacenamiento está lleno. Ya avisamos a nuestro equipo. Inténtelo más tarde.`;
export const notStored = (name: string) =>
  `${name} no se pudo guardar en este momento. No quedó nada guardado. Inténtelo de nuevo en un momento.`;
export const tooManyFiles = (name: string, most: string) =>
  `${name} no se agregó: esta casa ya tiene ${most} archivos, el máximo. Borre algunos e inténtelo de nuevo.`;
export const tooManyBytes = (name: string, gigabytes: number, left: number) =>
  `${name} no se agregó: esta casa puede guardar ${gigabytes} GB y le quedan ${left} MB. Borre algunos archivos e inténtelo de nuevo.`;
export const manyOfYourPictures =
  'Todavía procesamos muchas de sus fotos. Esta no se agregó. Inténtelo de nuevo en un momento.';
export const manyPictures =
  'En este momento procesamos muchas fotos. La suya no se agregó. Inténtelo de nuevo en un momento.';

// Each goes on after the file's name.
export const tooLarge = (megabytes: number) => `pesa más de ${megabytes} MB. Envíe un archivo más pequeño`;
export const tooManyPixels = (megapixels: string, most: number) =>
  `tiene ${megapixels} megapíxeles, y lo más que aceptamos son ${most}. Envíe una foto más pequeña`;
export const empty = 'está vacío. Elija otro archivo';
export const heic = 'es una foto HEIC. Guárdela como JPG y envíela de nuevo';
export const unknownPicture =
  'es un tipo de imagen que no aceptamos. Guárdela como JPG o PNG y envíela de nuevo';
export const unknownPdf = 'es una versión de PDF que no conocemos. Guárdelo otra vez como PDF y envíe ese';
export const zipOrOffice = 'es un archivo ZIP o de Office. Guárdelo como PDF y envíe ese';
export const program = 'es un programa. Solo puede guardar archivos PDF, JPG y PNG';
export const webPage = 'es una página web o un dibujo. Guárdelo como PDF y envíe ese';
export const unknownKind = 'no es un archivo PDF, JPG ni PNG. Guárdelo como uno de estos y envíelo de nuevo';
export const pdfAsPhoto = 'es un PDF. Las fotos deben ser JPG o PNG';
export const misnamed = (kind: string, ending: string) =>
  `es un archivo ${kind} por su contenido, pero su nombre dice otra cosa. Cambie el nombre para que termine en .${ending} y envíelo de nuevo`;
export const hasMoreAfterEnd =
  'tiene algo después del final que no es parte de un PDF. Guárdelo otra vez como PDF y envíe ese';
export const hidesWebPage = 'es un PDF con una página web escondida. Guárdelo otra vez como PDF y envíe ese';
export const manyPicturesInOne = 'contiene más de una imagen. Guárdelo como JPG simple';
export const manyLayers = 'tiene demasiadas capas. Guárdelo como JPG simple';
export const unknownPng = 'es un tipo de PNG que no conocemos. Guárdelo como JPG y envíe ese';
export const cutOff = 'está cortado antes del final. Envíe otra copia';
export const damaged = (what: string) => `está dañado (${what}) y no se puede abrir. Envíe otra copia`;

/** What is damaged. */
export const damage = {
  noPicture: 'no contiene ninguna imagen',
  unopenable: 'la imagen no se abre',
  noTable: 'falta su tabla de contenido',
  noSize: 'falta su tamaño',
  sizeZero: 'su tamaño es cero',
  noBeginning: 'falta el comienzo',
  disorder: 'sus partes no están en orden',
  misplaced: 'una de sus partes está fuera de lugar',
  noLength: 'una de sus partes no tiene longitud',
  changed: 'una de sus partes fue cambiada',
  notStandard: 'no es un PNG estándar',
  firstMisplaced: 'su primera parte está fuera de lugar',
  firstWrongLength: 'su primera parte tiene una longitud incorrecta',
};
