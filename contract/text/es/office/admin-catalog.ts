/** The catalog in the back office. */
export const catalog = 'Catálogo';
export const itemWords = { one: 'artículo', many: 'artículos' };
export const item = 'Artículo';
export const theItem = 'el artículo';
export const category = 'Categoría';
export const state = 'Estado';
export const points = 'Puntos';
export const none = 'Ninguno';
export const price = 'Precio';
export const stock = 'Existencias';
export const sold = 'Vendidos';
export const searchHint = 'Nombre o descripción';
export const anyCategory = 'Cualquier categoría';
export const empty = 'El catálogo está vacío';
export const emptyDetail =
  'Agregue artículos que los miembros puedan obtener con puntos o comprar con tarjeta.';
export const anyState = 'Cualquier estado';
export const active = 'Activo';
export const hidden = 'Oculto';
export const soldOut = 'Agotado';
export const unlimited = 'Ilimitado';
export const countLeft = (n: string) => `Quedan ${n}`;

// One item
export const editItem = 'Editar artículo';
export const changeStock = 'Cambiar existencias';
export const hide = 'Ocultar';
export const show = 'Activar';
export const cost = 'Costo';
export const notForPoints = 'No por puntos';
export const type = 'Tipo';
export const deliveredIn = 'Entrega en';
export const byCard = 'Con tarjeta';
export const notByCard = 'No con tarjeta';
export const memberLimit = 'Límite por miembro';
export const stockAndPurchases = 'Existencias y compras';
export const left = 'Quedan';
export const open = 'Compras abiertas';
export const added = 'Agregado';
export const lastChanged = 'Último cambio';
export const hideQuestion = '¿Ocultar este artículo?';
export const showQuestion = '¿Activar este artículo?';
export const hideEffect = (name: string) => `Los miembros ya no verán ${name}. No tiene compras abiertas.`;
export const hideEffectOpen = (name: string, n: string, count: number) =>
  `Los miembros ya no verán ${name}. ${count === 1 ? `Su compra abierta continúa (${n}).` : `Sus ${n} compras abiertas continúan.`}`;
export const showEffect = (name: string) => `Los miembros verán ${name} en la Tienda de inmediato.`;
export const showEffectLeft = (name: string, left: string) =>
  `Los miembros verán ${name} en la Tienda de inmediato. ${left}.`;
export const hideItem = 'Ocultar artículo';
export const showItem = 'Activar artículo';
export const isHidden = (name: string) => `${name} está oculto`;
export const isActive = (name: string) => `${name} está activo`;

// Dialogs
export const addAnItem = 'Agregar un artículo';
export const addItem = 'Agregar artículo';
export const addDetail = 'Los miembros lo ven en la Tienda en cuanto esté activo.';
export const itemAdded = 'Artículo agregado';
export const countInStock = 'Cuántos quedan';
export const emptyUnlimited = 'Déjelo vacío si nunca se agota.';
export const activeForMembers = 'Visible para los miembros';
export const editNamed = (name: string) => `Editar ${name}`;
export const editDetail = 'Un precio nuevo se aplica a compras nuevas. Las anteriores conservan el suyo.';
export const saveChanges = 'Guardar cambios';
export const itemChanged = 'Artículo guardado';
export const neverRunsOut = 'Las existencias son ilimitadas ahora.';
export const countLeftNow = (n: string) => `Quedan ${n} ahora.`;
export const stockOf = (name: string) => `Existencias de ${name}`;
export const stockDetail = (left: string) => `${left} Las compras ya están descontadas.`;
export const saveStock = 'Guardar existencias';
export const stockChanged = 'Existencias guardadas';
export const whatHappened = 'Qué pasó';
export const stockAdjusted = 'Se agregaron o quitaron';
export const stockCounted = 'Se contaron';
export const howMany = 'Cuántos';
export const stockExample = 'Llegaron 10: 10. Tres rotos: -3.';
export const reason = 'Motivo';
export const reasonHint = 'Se guarda en el registro de auditoría.';
export const name = 'Nombre';
export const description = 'Descripción';
export const descriptionHint = 'Los miembros la ven en la Tienda.';
export const pointsHint = '0 si no se puede obtener con puntos.';
export const priceDollars = 'Precio en dólares';
export const priceHint = '0 si no se puede comprar con tarjeta.';
export const limitHint = 'Déjelo vacío si no hay límite.';
export const typeHint =
  'Los bienes se entregan en una dirección. Los pagos con tarjeta incluyen impuesto sobre ventas.';
export const daysMin = 'Mínimo de días hábiles para la entrega';
export const daysMax = 'Máximo de días hábiles para la entrega';
export const enterWhole = 'Ingrese un número entero';
export const enterDollars = 'Ingrese dólares, como 125 o 12.50';

// Create an item on the overview
export const createItem = 'Crear artículo';
export const moreInCatalog = <T>(link: (words: string) => T) => [
  'Las existencias, los límites y las categorías se fijan en el ',
  link('catálogo'),
  '.',
];
export const pointsCost = 'Costo en puntos';
export const priceInCents = 'Precio en centavos';
export const pointsOnly = '0: solo puntos';
export const activeLabel = 'Activo';
export const activeHint = 'Visible para los miembros en la Tienda.';
export const enterWholeLike = 'Ingrese un número entero, como 250';
export const nameRequired = 'Se requiere el nombre';
export const descriptionRequired = 'Se requiere la descripción';
export const pointsCostRequired = 'Se requiere el costo en puntos';
export const priceRequired = 'Ingrese 0 si no se puede comprar con tarjeta';
export const itemCreated = 'Artículo creado';
export const created = (name: string) => `${name} está en la Tienda.`;
export const createdHidden = (name: string) => `${name} está guardado. Los miembros aún no lo ven.`;
export const notCreated = 'No se pudo crear el artículo. Revise los permisos de administrador.';
export const error = 'Error';
