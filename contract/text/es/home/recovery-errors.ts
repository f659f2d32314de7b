/** Por qué una recuperación no se puede cambiar así. */
export const alreadyOpen = 'Esta casa ya tiene una recuperación abierta.';
export const noRecovery = 'Primero inicie una recuperación para esta casa.';
export const closed = 'Esta recuperación está cerrada. Reábrala para cambiarla.';
export const noSuchFact = 'No existe esa entrada.';
export const noSuchEvacuation = 'Esta casa no tiene esa evacuación.';
export const noSuchDisaster = 'No existe ese desastre.';
export const disasterExists = 'Ya existe un desastre con este nombre.';
export const noSuchDocument = 'No existe ese documento en su bóveda.';
export const unknownSubject = 'Elija una entrada de la lista.';
export const notExtendable = 'Este plazo no se puede extender.';
export const inFuture = 'Escriba un día que ya pasó.';
export const lossStays = 'Una recuperación necesita la fecha de la pérdida. Corríjala.';
export const alreadyStated = 'Esto ya está registrado.';
export const full = (most: number) => `Una recuperación puede tener ${most} entradas.`;
