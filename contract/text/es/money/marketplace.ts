/** The Marketplace: the catalog, the balance, and redeeming or buying. */
export const marketplace = 'Tienda';
export const intro = 'Recursos para prepararse y para volver a casa, de nuestros socios.';
export const purchases = 'Compras';
export const catalog = 'Catálogo';

// The balance
export const pointsBalance = 'Saldo de puntos';
export const loadingPoints = 'Cargando sus puntos';
export const pointsNotLoaded = 'Sus puntos no se cargaron';
export const theyAreSafe = 'Están seguros.';
export const howToEarn =
  'Los miembros ganan puntos al preparar su casa. Cada tarea de la página Preparación da puntos una vez.';
export const thisItem = 'Este artículo';
export const leftAfterwards = 'Quedan después';
export const missing = 'Faltan';

// The catalog
export const loading = 'Cargando el catálogo';
export const sampleName = 'Madera y paneles';
export const sampleDescription =
  'Un vale de materiales para madera, paneles de yeso y fijaciones en un almacén asociado. Recójalo o pida que se lo entreguen.';
export const search = 'Buscar en el catálogo';
export const searchExample = 'Agua, hotel, reclamación';
export const categories = 'Categorías';
export const everything = 'Todo';
export const notLoaded = 'El catálogo no se cargó';
export const pointsSafe = 'Sus puntos están seguros.';
export const empty = 'Hoy el catálogo está vacío';
export const emptyDetail = 'Usted conserva sus puntos. Vuelva pronto.';
export const oneItem = '1 artículo';
export const items = (n: number) => `${n} artículos`;
export const noneFound = 'No hay resultados en el catálogo';
export const noneFoundDetail = 'Pruebe otra palabra u otra categoría.';
export const showEverything = 'Mostrar todo';
export const showMore = (n: number) => `Mostrar ${n} más`;

// An item
export const waitingForPayment = 'Falta el pago';
export const youHaveYours = 'Ya lo tiene';
export const soldOut = 'Agotado';
export const onlyLeft = (n: number) => `Solo quedan ${n}`;
export const onePerMember = 'Uno por miembro';
export const upToPerMember = (n: number) => `Hasta ${n} por miembro`;
export const limitWaiting = (limit: string) => `${limit}. El suyo espera el pago`;
export const limitHeld = (limit: string) => `${limit}. Usted ya lo tiene`;
export const limitHeldCount = (limit: string, held: number) => `${limit}. Usted tiene ${held}`;
export const pointsToGo = (n: string) => `Faltan ${n} puntos`;
export const pointsToward = (name: string) => `Puntos para ${name}`;
export const ofPoints = (have: string, need: string) => `${have} de ${need}`;
export const deliveredIn = (days: string) => `Entrega en ${days}`;
export const redeem = 'Canjear';
export const payNow = 'Pagar ahora';
export const forItem = (name: string) => `por ${name}`;
export const points = (n: string) => `${n} puntos`;
export const byCard = (sum: string) => `${sum} con tarjeta`;
export const orByCard = (sum: string) => `o ${sum} con tarjeta`;

// Redeeming
export const needMembership = 'Necesita una membresía para canjear puntos';
export const seePlans = 'Ver planes';
export const needMembershipDetail = 'Usted conserva sus puntos. Elija un plan y luego canjéelos.';
export const notNow = 'Ahora no';
export const redeemFor = (points: string) => `Canjear por ${points}`;
export const continueToPayment = 'Continuar al pago';
export const howToPay = '¿Cómo quiere pagar?';
export const balanceHint = (points: string) => `Tiene ${points}`;
export const plusSalesTax = 'Más impuesto sobre ventas';
export const pointsUntouched = 'Usted conserva sus puntos';
export const usuallyDelivered = (days: string) => `La entrega suele tardar ${days}.`;
export const usuallyDeliveredTaxed = (days: string) =>
  `La entrega suele tardar ${days}. Verá el impuesto sobre ventas antes de pagar.`;
export const notConfirmed = 'Pago aún sin confirmar';
export const insufficientPoints = 'Puntos insuficientes';
export const orderFailed = 'El pedido falló';
export const maybeBought =
  'Es posible que ya lo haya comprado. Revise sus compras antes de intentar de nuevo.';
export const notCreated = 'No pudimos crear el pedido.';
export const orderComplete = '¡Pedido completo!';
export const yours = (name: string) => `${name} ya es suyo. Le enviamos el recibo por correo.`;

// The purchase just made.
export const isPaid = (name: string) => `${name}: pagado`;
export const viewReceipt = 'Ver el recibo';
export const dismiss = 'Ocultar';
export const receiptSaved = 'Su recibo está guardado en Compras, y le enviamos una copia por correo.';
