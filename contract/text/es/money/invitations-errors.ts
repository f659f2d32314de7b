/** Motivos de rechazo: invitations. */
export const alreadyAccepted = 'Esta persona ya aceptó. Puede iniciar sesión para continuar.';
export const alreadyInvitedResend =
  'Esta persona ya está invitada. Abra la solicitud para enviar un enlace nuevo.';
export const linkJustSent = 'Se acaba de enviar un enlace nuevo. Revise antes de enviar otro.';
export const alreadyInvited = 'Esta persona ya está invitada.';
export const nothingToWithdraw = 'No hay una invitación abierta que retirar.';
export const noSuchRequest = 'No existe esa solicitud.';
export const withdrawFirst = 'Esta persona ya está invitada. Retire primero la invitación.';
export const badLink = 'Este enlace no corresponde a una invitación. Ábralo otra vez desde el correo.';
export const otherAccount = (email: string, me: string) =>
  `Esta invitación es para ${email}, y usted inició sesión como ${me}. Cierre la sesión y abra el enlace otra vez.`;
export const noneForYou = 'No hay una invitación abierta para su correo electrónico.';
export const links = {
  accepted: 'Esta invitación ya se aceptó. Inicie sesión para continuar.',
  expired: 'Esta invitación venció. Escríbanos y le enviaremos una nueva.',
  withdrawn: 'Esta invitación se retiró. Escríbanos si cree que es un error.',
  replaced: 'Le enviamos una invitación más nueva. Use el enlace del correo más reciente.',
};
export const tryAlone = 'Esto no funcionó. Inténtelo otra vez por separado.';
