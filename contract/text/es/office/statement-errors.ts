/** Why something was refused: statements of partners. */
export const noSuchStatement = 'Ese estado de cuenta no existe.';
export const cannotMove = (from: string, to: string) =>
  `Este estado de cuenta está en «${from}», así que no puede pasar a «${to}». Recargue la página para ver su situación actual.`;
export const dayNotOver = 'Elija un día que ya terminó.';
export const nothingToBill =
  'No hay nada que facturar hasta ese día. Si a noches o servicios les falta el precio, primero regístrelo.';
export const notOpen =
  'Solo se puede ajustar un estado de cuenta que el socio no ha aceptado. Primero envíelo otra vez.';
export const madeByYou = 'Usted hizo este estado de cuenta, así que otra persona tiene que aprobarlo.';
export const approvedByYou = 'Usted aprobó este pago, así que otra persona tiene que pagarlo.';
export const wrongLink =
  'Este enlace no funciona. Abra el correo más reciente sobre este estado de cuenta o llámenos.';
export const expiredLink = 'Este enlace venció. Llámenos y le enviamos uno nuevo.';
export const changed =
  'El estado de cuenta cambió desde que usted lo abrió. Revise el nuevo total y responda otra vez.';
export const answered = 'Este estado de cuenta ya fue respondido. Usted ve su situación actual.';
