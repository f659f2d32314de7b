/** Why a document wasn't changed. */
export const noSuchDocument = 'No existe ese documento.';
export const inTrash = 'Este documento está en la papelera. Primero restáurelo y después haga el cambio.';
export const manyDocuments = (most: string) =>
  `Esta casa tiene ${most} documentos, el máximo. Para agregar más, borre algunos, también de la papelera.`;
export const notInTrash =
  'Solo los documentos de la papelera se pueden borrar para siempre. Primero muévalo allí.';
export const manyVersions = (most: number) =>
  `Este documento ya tiene ${most} versiones. Agregue el archivo nuevo como documento aparte.`;
export const noSuchVersion = 'No existe esa versión.';
export const newestVersion = 'Esta ya es la versión más reciente. No hay nada que restaurar.';
