/** The first page of HomeVault. */

export const notLoaded = 'No pudimos cargar sus casas';
export const notLoadedSafe = 'Todo lo de su bóveda está guardado.';
export const firstHome = 'Empiece con su casa';
export const firstHomeText =
  'Díganos qué casa proteger y quién la asegura. Toma unos dos minutos y ahorra días después de un incendio.';
export const addHome = 'Agregar una casa';
export const addHomeText =
  'Cada casa tiene su propia bóveda, con sus documentos, su inventario y sus pólizas.';
export const inventory = 'Inventario';
export const inventoryText = 'Lo que tiene y lo que costaría reemplazarlo.';
export const manageInventory = 'Administrar inventario';
export const loading = 'Cargando su casa';
