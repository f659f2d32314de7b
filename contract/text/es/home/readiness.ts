/** The readiness page: score, how it adds up, tasks and history. */

// The page.
export const readiness = 'Preparación';
export const subtitle = 'Vea qué tan preparada está su casa y qué hacer ahora.';
export const sampleSubtitle = 'Vea qué tan preparada está una casa y qué hacer ahora.';
export const sampleTitle = 'Este es un ejemplo';
export const sampleText = 'Agregue su casa para ver su propio puntaje y sus tareas. Toma unos dos minutos.';
export const notLoaded = 'No pudimos cargar su preparación';
export const notLoadedSafe = 'Todo lo que hizo está guardado.';
export const archived = 'Esta casa está archivada. Restáurela en HomeVault para hacer cambios.';
export const viewOnly = 'Solo puede ver esta casa. Pida los cambios a su titular.';
export const verifyTitle = 'Verifique su identidad para el dinero de emergencia';
export const verifyText =
  'Nuestro proveedor de pagos debe verificar su identidad antes de pagarle. Hágalo ahora para que su dinero no se retrase en una evacuación.';
export const verify = 'Verificar su identidad';

// The score.
export const readinessScore = 'Puntaje de preparación';
export const tasksDone = (done: number, all: number) => `${done} de ${all} tareas completas`;
export const yourScoreLater = 'Agregue su casa para ver su puntaje.';
export const lastComputed = (at: string) => `Calculado el ${at}`;
export const loadingScore = 'Cargando su puntaje';
export const recomputeScore = 'Recalcular puntaje';
export const recomputing = 'Recalculando...';
export const scoreUpdated = 'Puntaje actualizado';
export const scoreOf100 = (score: number) => `Su puntaje de preparación es ${score} de 100.`;
export const error = 'Error';
export const notRecomputed = 'No se pudo recalcular el puntaje de preparación.';

// How it adds up.
export const howItAddsUp = 'Cómo se calcula';
export const howItAddsUpText = 'Cuatro partes suman 100. Vea exactamente cómo se forma su puntaje.';
export const loadingParts = 'Cargando el detalle';
export const valueOf = (value: string, max: number) => `${value} de ${max}`;
export const parts = {
  policyCoverage: 'Póliza de seguro',
  homeInventory: 'Inventario',
  itemCount: (full: number) => `Número de artículos (${full} o más)`,
  tasksComplete: 'Tareas completas',
};
export const hasPolicy = (points: string) => `Una póliza vigente = ${points}`;
export const noPolicy = 'Sin póliza completa y vigente = 0.0. Agregue la suya en HomeVault.';
export const hasItem = (points: string) => `Al menos un artículo = ${points}`;
export const noItem = 'Todavía sin artículos = 0.0. Agregue el primero en HomeVault.';
export const itemSum = (most: number, items: number, full: number, points: string) =>
  `${most} × ${items} de ${full} artículos = ${points}`;
export const taskSum = (most: number, done: number, all: number, points: string) =>
  `${most} × ${done} de ${all} de peso = ${points}`;
export const roundedTo = (line: string, score: number) => `${line}, redondeado a ${score}`;

// Tasks.
export const tasks = 'Tareas';
export const tasksText =
  'Con una membresía, cada tarea da sus puntos una vez. La foto es opcional. Después de un año le pedimos revisar de nuevo.';
export const noCountyFigures =
  'FEMA no tiene datos de este condado, así que estas son las tareas para toda casa.';
export const loadingTasks = 'Cargando sus tareas';
export const forEveryHome = 'Para toda casa';
export const hazards = {
  wildfire: 'Incendio forestal',
  earthquake: 'Terremoto',
  flood: 'Inundación',
};
export const rated = <T>(hazard: string, county: string, rating: string, source: T) => [
  `${hazard}: el riesgo en ${county} está calificado como “${rating}”. `,
  source,
];
export const groupDone = (done: number, all: number) => `${done} de ${all} hechas`;
export const weights = {
  high: 'Alto',
  medium: 'Medio',
  low: 'Bajo',
};
export const weight = 'peso';
export const earned = (points: string) => `${points} ganados`;
export const ways = {
  drill: 'Hacer un simulacro',
  pin: 'Colocar el marcador',
  membership: 'Elegir un plan',
  'cash-card': 'Agregar tarjeta de débito',
  notifications: 'Agregar su teléfono',
};
export const seeWaysOut = 'Ver sus salidas';
export const taskNotSaved = 'No se pudo actualizar la tarea.';
export const scoreIs = (score: number) => `Su puntaje de preparación es ${score}.`;
export const pointsStay = (score: number) => `Su puntaje de preparación es ${score}. Conserva los puntos.`;
export const done = 'Hecha';
export const notDone = 'Pendiente';
export const pointsEarned = (points: number) => `+${points} puntos`;
export const doneWithScore = (title: string, score: number) =>
  `“${title}” está hecha. Su puntaje de preparación es ${score}.`;

// Photos.
export const addPhoto = 'Agregar foto';
export const newPhoto = 'Foto nueva';
export const sendingPhoto = (title: string) => `Subiendo la foto de “${title}”`;
export const cancel = 'Cancelar';
export const photoAdded = 'Foto agregada';
export const taskIsDone = (title: string) => `“${title}” está hecha.`;
export const photoNotAdded = 'No se agregó la foto';
export const photoOf = <T>(day: T) => ['Foto del ', day];
export const photoText = (day: string) => `Foto del ${day}. Solo la ven las personas de esta casa.`;
export const photoAlt = (title: string) => `Foto que muestra que “${title}” está hecha`;
export const removePhoto = 'Quitar foto';
export const removing = 'Quitando...';
export const photoRemoved = 'Foto quitada';
export const taskStays = (title: string) => `“${title}” no cambió.`;
export const photoNotRemoved = 'No se quitó la foto';
export const photoOld = 'Esta foto tiene un año.';
export const photoOldDone = 'Agregue una foto nueva cuando pueda.';
export const photoOldNotDone = 'Revise y márquela de nuevo, o agregue una foto nueva.';

// History.
export const scoreOverTime = 'Puntaje en el tiempo';
export const oneScoreYet = 'Su puntaje todavía no ha cambiado. Cada cambio agrega un punto a esta gráfica.';
export const chartLabel = 'Puntaje de preparación en el tiempo';
export const sample = 'Ejemplo';
