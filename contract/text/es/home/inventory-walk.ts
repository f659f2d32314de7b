/** The photo walk, naming its photos, and the yearly review. */

// The walk.
export const usualRooms = {
  living: 'Sala',
  kitchen: 'Cocina',
  bedroom: 'Recámara',
  bathroom: 'Baño',
  office: 'Oficina',
  garage: 'Garaje',
};
export const whichRoom = '¿En qué cuarto está?';
export const endWalk = 'Terminar';
export const walkText =
  'Tome fotos de todo en un cuarto y pase al siguiente. Cada foto es un artículo. Puede ponerles nombre después.';
export const rooms = 'Cuartos';
export const roomNameRequired = 'Escriba el nombre del cuarto';
export const anotherRoom = 'Otro cuarto';
export const startHere = 'Empezar aquí';
export const keepOpen = 'No cierre esta página';
export const keepOpenText =
  'Este dispositivo no puede guardar fotos para después. Quédese en esta página hasta que se suban.';
export const takePhoto = 'Tomar una foto';
export const choosePhotos = 'Elegir fotos';
export const photosSaved = (saved: number, waiting: number) =>
  `${saved === 1 ? '1 foto guardada' : `${saved} fotos guardadas`}${waiting > 0 ? `, ${waiting} subiendo` : ''}`;
export const nextRoom = 'Siguiente cuarto';
export const photosOf = (room: string) => `Fotos de ${room}`;
export const savedPhoto = 'Foto guardada';
export const uploading = 'Subiendo';
export const notUploaded = (count: number) =>
  count === 1 ? '1 foto todavía no se ha subido' : `${count} fotos todavía no se han subido`;
export const notUploadedText = (why: string) => `${why} Se quedan en este dispositivo hasta que se suban.`;
export const tryAgain = 'Intentar de nuevo';
export const refused = 'Fotos que no pudimos usar';
export const removeFromList = (name: string) => `Quitar ${name} de esta lista`;
export const uploadingCount = (count: number) =>
  count === 1 ? 'Subiendo 1 foto de su recorrido.' : `Subiendo ${count} fotos de su recorrido.`;
export const needName = (count: number, counted: string) =>
  count === 1 ? '1 foto necesita nombre' : `${counted} fotos necesitan nombre`;
export const needNameText = 'Están guardadas como artículos sin nombre. Con nombre y valor cuentan.';
export const namePhotos = 'Poner nombres';

// Naming photos.
export const nameYourPhotos = 'Ponga nombre a sus fotos';
export const finishLater = 'Terminar después';
export const progress = (at: number, all: number) => `${at} de ${all}`;
export const lastPhoto = 'Esa fue la última foto';
export const lastPhotoText = 'Las fotos que saltó siguen en su inventario sin nombre.';
export const backToList = 'Volver a la lista';
export const notSaved = 'No pudimos guardarlo';
export const nameThisPhoto = 'Ponga nombre a esta foto';
export const photoIn = (room: string) => `Foto de un artículo en ${room}`;
export const photoAlt = 'Foto de un artículo';
export const itemName = 'Nombre del artículo';
export const room = 'Cuarto';
export const saveAndNext = 'Guardar y seguir';
export const skip = 'Saltar';
export const deletePhoto = 'Borrar foto';
export const error = 'Error';

// The yearly review.
export const stillHaveIt = '¿Todavía lo tiene?';
export const endReview = 'Terminar revisión';
export const review = 'Revisión';
export const reviewed = (done: number, all: number) => `${done} de ${all} revisados`;
export const gone = 'Ya no';
export const keepIt = 'Todavía lo tengo';
export const back = 'Atrás';
export const edit = 'Editar';
export const keys = <T>(key: (name: string) => T) => [
  key('←'),
  ' ya no, ',
  key('→'),
  ' todavía lo tengo, ',
  key('E'),
  ' editar',
];
export const allReviewed = 'Revisión completa';
export const allReviewedText = 'Su lista está al día. Le preguntaremos otra vez en un año.';
export const lastChecked = <T>(cost: T, day: string) => [cost, ` para reemplazar. Última revisión: ${day}.`];
export const pieces = (count: number) => `${count} piezas`;
