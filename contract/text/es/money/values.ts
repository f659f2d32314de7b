/** What’s wrong with something typed about plans, payments, points and the catalog. */
export const choosePlan = 'Elija un plan de la lista';
export const chooseInterval = 'Elija mensual o anual';
export const agreeToRenewal = 'Acepte las condiciones de renovación para continuar';
export const enterPrice = 'Ingrese un precio';
export const wholeCents = 'Ingrese centavos enteros';
export const atLeastOneDollar = 'Ingrese al menos $1';
export const atMostTenThousand = 'Ingrese como máximo $10,000';
export const chooseDay = 'Elija un día';

// Cards
export const cardNumber = 'Ingrese el número de la tarjeta';
export const testCardsOnly = 'Esta demo solo acepta tarjetas de prueba';
export const expiry = 'Ingrese un mes y año futuros, como 04 / 31';
export const cvc = 'Ingrese los 3 dígitos del reverso';
export const zip = 'Ingrese un código postal de 5 dígitos';
export const cardAgain = 'Ingrese la tarjeta otra vez';
export const enterAmount = 'Ingrese un importe';

// Delivery
export const chooseState = 'Elija California, Nevada o Arizona';
export const recipient = 'Ingrese el nombre de quien lo recibe';
export const street = 'Ingrese la dirección';
export const city = 'Ingrese la ciudad';

// The catalog and points
export const nameRequired = 'Se requiere el nombre';
export const descriptionRequired = 'Se requiere la descripción';
export const pointsRequired = 'Se requiere el costo en puntos';
export const costRequired = 'Ingrese un costo en puntos, en centavos o en ambos';
export const wholeNumber = 'Ingrese un número entero';
export const zeroOrMore = 'Ingrese 0 o más';
export const oneOrMore = 'Ingrese 1 o más';
export const orLess = (most: string) => `Ingrese ${most} o menos`;
export const notZero = 'Ingrese un número distinto de 0';
export const removeAtMost = (most: string) => `Quite como máximo ${most}`;
export const addAtMost = (most: string) => `Agregue como máximo ${most}`;
export const deliveryDays =
  'Para bienes, ingrese el mínimo y el máximo de días hábiles. Si no, deje ambos vacíos.';
export const points = 'Ingrese un número de puntos';
export const wholePoints = 'Ingrese un número entero de puntos';
export const removePointsAtMost = 'Quite como máximo 1,000,000 de puntos a la vez';
export const addPointsAtMost = 'Agregue como máximo 1,000,000 de puntos a la vez';
export const timeZone = 'Ingrese una zona horaria, como America/Los_Angeles';
export const onePurchase = 'Elija al menos una compra';
export const purchasesAtMost = (most: number) => `Elija como máximo ${most} compras a la vez`;

// Reasons
export const reason = 'Ingrese un motivo';
export const reasonForLog = 'Ingrese un motivo para el registro de auditoría';
export const reasonForMember = 'Ingrese un motivo. El miembro lo lee';
export const reasonInHistory = 'Ingrese un motivo. El miembro lo lee en su historial';
