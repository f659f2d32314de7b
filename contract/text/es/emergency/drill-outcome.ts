/** Lo que mostró un simulacro. */
export const name = (address: string) => `Simulacro en ${address}`;
export const gaps = {
  pin: 'El marcador de su vivienda no es exacto, así que nuestro equipo la habría revisado antes de iniciar los servicios. Coloque el marcador en HomeVault.',
  membership: 'No tiene una membresía activa, así que no habría habido habitación ni dinero. Elija un plan.',
  otherHome:
    'Su membresía protege otra vivienda, así que aquí no habría habido habitación ni dinero. Elija su vivienda protegida.',
  noProvider:
    'Todavía no podemos enviar dinero de emergencia. Nuestro equipo lo está resolviendo y usted no tiene que hacer nada.',
  noCard:
    'No habríamos podido pagarle: no tiene una tarjeta de débito para el dinero de emergencia. Agregue una tarjeta de débito.',
  noIdentity:
    'No habríamos podido pagarle: nuestro proveedor de pagos no ha verificado su identidad. Verifíquela en Tarjeta para dinero de emergencia.',
  room: 'No había una habitación adecuada disponible. Habría estado en la lista de espera.',
  reach:
    'Solo habríamos podido avisarle por correo. Un mensaje de texto le despierta de noche: agregue su número de teléfono en Configuración.',
  routes:
    'Su plan no tiene salidas. Las carreteras se cierran, así que anote dos rutas en direcciones distintas.',
  oneWayOut:
    'Nuestro mapa de vías tiene una sola salida en auto desde su vivienda. Allí se forma tráfico, así que planee salir con la primera advertencia.',
  people:
    'Su hogar está vacío, así que habríamos reservado para dos y nadie habría podido avisar que está a salvo. Agregue a las personas que viven con usted.',
  meetingPlace: 'Su plan no tiene un punto de encuentro. Acuerden uno y anótenlo.',
  contact:
    'No tiene un contacto fuera del área a quien todos puedan llamar. Agregue un contacto de emergencia que viva más lejos.',
};
export const trailer = (animals: number) =>
  `${animals === 1 ? '1 animal grande no tiene' : `${animals} animales grandes no tienen`} remolque, y los hoteles no los aceptan. Consiga un remolque y un lugar adonde ir.`;
export const noRoom = (within: number, clear: number) =>
  `No hay una habitación adecuada para toda su estancia a menos de ${within} millas y a por lo menos ${clear} millas de toda orden y advertencia.`;
