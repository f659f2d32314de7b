/** Why a claim packet or its link doesn't work. */
export const noSuchPacket = 'No existe ese paquete.';
export const noReadyPacket = 'No existe ese paquete o todavía no está listo.';
export const notReady = 'El paquete todavía no está listo. Compártalo cuando lo esté.';
export const changed = 'El paquete acaba de cambiar. Inténtelo de nuevo.';
export const manyShared = (most: number) =>
  `${most} paquetes de esta casa están compartidos con enlaces, el máximo. Revoque un enlace y haga un paquete nuevo.`;
export const manyLinks = (most: number) =>
  `Ya tiene ${most} enlaces que funcionan. Revoque uno antes de hacer otro.`;
export const noSuchLink = 'No existe ese enlace.';
export const deadLink =
  'Este enlace no funciona. Puede haber vencido o haber sido revocado. Pida uno nuevo a quien se lo envió.';
export const downloadEnded = 'Esta descarga terminó. Abra el enlace otra vez.';
