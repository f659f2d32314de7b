/** The debit card that receives emergency cash. */
export const cardSaved = 'Tarjeta guardada';
export const verifyLeft = 'Falta un paso: verifique su identidad.';
export const reviewedFirst = (sum: string) =>
  `Nuestro equipo revisa primero las tarjetas nuevas. Después le enviaremos ${sum}.`;
export const goesTo = (card: string) => `El dinero de emergencia se envía a ${card}.`;
export const saveCardFor = (sum: string) => `Guardar para recibir ${sum}`;
export const saveCard = 'Guardar tarjeta';
export const changeDebitCard = 'Cambiar tarjeta de débito';
export const addADebitCard = 'Agregar una tarjeta de débito';
export const dialogText =
  'Solo necesita una tarjeta de débito o prepagada de un banco de EE. UU. Para protegerle, nuestro equipo revisa cada pago a una tarjeta agregada en las últimas 24 horas. Agregue su tarjeta antes de necesitarla.';
export const cardNotSaved = 'La tarjeta no se guardó';
export const unavailable = 'Aún no puede agregar una tarjeta';
export const unavailableDetail =
  'Los pagos con tarjeta aún no están disponibles, así que no podemos enviar dinero de emergencia. Escríbanos si tiene preguntas.';
export const title = 'Tarjeta para el dinero de emergencia';
export const intro =
  'Cuando una orden de evacuación cubre su casa, enviamos su dinero a esta tarjeta de débito, por lo general en 10 minutos.';
export const loading = 'Cargando su tarjeta';
export const notLoaded = 'Su tarjeta no se cargó';
export const notLoadedSafe = 'Su tarjeta no ha cambiado.';
export const since = (day: string) => `desde el ${day}`;
export const noCard = 'Aún no hay tarjeta de débito. Sin ella no podemos enviarle su dinero.';
export const addDebitCard = 'Agregar tarjeta de débito';
export const remove = 'Quitar';
export const error = 'Error';
export const newCard = 'Su tarjeta es nueva';
export const skipHours = (hours: number) => `Saltar las ${hours} horas (demo)`;
export const newCardDetail = (hours: number) =>
  `Durante ${hours} horas, nuestro equipo revisa cada pago a esta tarjeta antes de enviarlo. Así le protegemos si otra persona entró en su cuenta.`;
export const verifyToGet = (sum: string) => `Verifique su identidad para recibir ${sum}`;
export const oneMoreStep = 'Falta un paso';
export const verify = 'Verificar identidad';
export const verifyDetail =
  'Nuestro proveedor de pagos debe verificar su identidad. Su página le pide lo que no pudimos completar: por lo general su fecha de nacimiento y los últimos cuatro dígitos de su Seguro Social. Hasta entonces, el dinero no puede llegar a esta tarjeta.';
export const addOneToGet = (sum: string) => `Agregue una tarjeta de débito para recibir ${sum}`;
export const addAnotherToGet = (sum: string) => `Agregue otra tarjeta de débito para recibir ${sum}`;
export const useAnotherCard = 'Usar otra tarjeta';
export const addDebitCardNow = 'Agregar tarjeta ahora';
export const cardRemoved = 'Tarjeta eliminada';
export const removeQuestion = '¿Quitar esta tarjeta?';
export const removeDetail = (card: string) =>
  `Dejaremos de enviar dinero de emergencia a ${card}. Hasta que agregue otra tarjeta, no podemos enviarle dinero. Lo que ya enviamos sí llega.`;
export const removeCard = 'Quitar tarjeta';
export const chooseACard = 'Elija una tarjeta';
export const testCards = 'Tarjetas de prueba';
export const oneMoment = 'Un momento...';
export const nothingWasChanged = 'No se cambió nada.';
export const debitCard = 'Tarjeta de débito';
export const numberToStripe = 'El número va a Stripe. Nosotros nunca lo vemos.';
