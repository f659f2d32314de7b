/** The frames of the Membership page and of Settings. */
export const membership = 'Membresía';
export const intro = 'Su plan, lo que recibe en una evacuación y todos sus pagos.';
export const notLoaded = 'Su membresía no se cargó';
export const notLoadedSafe = 'Su membresía no ha cambiado.';
export const endedOn = (plan: string, day: string) => `${plan} terminó el ${day}`;
export const startAgain = 'Puede volver a empezar cuando quiera.';
export const accountStays = 'Usted conserva su cuenta y todo lo que hay en ella.';
export const member = 'Ya es miembro';
export const termsEmailed = 'Le enviamos las condiciones por correo.';
export const noNewMemberships = 'No se puede iniciar una membresía hasta entonces.';
export const invitationNotLoaded = 'Su invitación no se cargó';
export const loading = 'Cargando su membresía';
export const settings = 'Configuración';
export const accountInfo = 'Información de la cuenta';
export const notificationPreferences = 'Preferencias de notificación';
export const securityAndPrivacy = 'Seguridad y privacidad';
export const accountActions = 'Acciones de la cuenta';
