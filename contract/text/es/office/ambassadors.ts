/** Ambassadors in the back office. */
export const ambassadors = 'Embajadores';
export const words = { one: 'embajador', many: 'embajadores' };
export const name = 'Nombre';
export const county = 'Condado';
export const area = 'Área';
export const status = 'Estado';
export const points = 'Puntos de impacto';
export const applied = 'Postulación';
export const anyStatus = 'Cualquier estado';
export const anyCounty = 'Cualquier condado';
export const searchHint = 'Nombre, área o código postal';
export const none = 'Todavía no hay postulaciones';
export const noneDetail = 'Aquí aparecen las postulaciones de la página de la comunidad.';
export const anAmbassador = 'Embajador';
export const theAmbassador = 'el embajador';
export const email = 'Correo';
export const account = 'Cuenta';
export const hasAccount = 'Sí';
export const noAccount = 'Todavía no: inicia sesión con este correo';
export const since = 'Estado desde';
export const reason = 'Motivo';
export const decidedBy = 'Decidió';
export const modules = 'Módulos aprobados';
export const openClaims = 'Anotaciones por decidir';
export const wasSuspended = 'Suspensión anterior';
export const wasSuspendedText = 'Una cuenta con este buzón se borró mientras estaba suspendida.';
export const seeEntries = 'Ver anotaciones';
export const approve = 'Aprobar';
export const approveDetail = 'Puede usar la capacitación y hacer anotaciones de inmediato. Le escribiremos.';
export const approved = 'Postulación aprobada';
export const decline = 'Rechazar';
export const declineDetail = 'Lee el motivo y puede postularse de nuevo después de 30 días.';
export const declined = 'Postulación rechazada';
export const suspend = 'Suspender';
export const suspendDetail =
  'Todos los derechos terminan de inmediato: anotaciones, capacitación, certificado, enlaces de confirmación y grupos de vecinos. Lee el motivo.';
export const suspended = 'Embajador suspendido';
export const reinstate = 'Restituir';
export const reinstateDetail = 'Recupera todos los derechos de inmediato.';
export const reinstated = 'Embajador restituido';
export const changeCounty = 'Cambiar el condado';
export const changeCountyDetail = 'El condado es la región para las cifras y los equipos.';
export const countyChanged = 'Condado cambiado';

// Figures
export const figures = 'Cifras';
export const active = 'Activos';
export const waiting = 'Postulaciones por decidir';
export const entriesWaiting = 'Anotaciones por decidir';
export const certified = 'Con certificado';
export const byMonth = 'Por mes';
export const monthCaption = 'Postulaciones, aprobaciones y puntos de impacto por mes, hora del Pacífico';
export const month = 'Mes';
export const applications = 'Postulaciones';
export const approvals = 'Aprobaciones';
export const byCounty = 'Por condado';
export const countyCaption = 'Embajadores activos y postulaciones por condado';
export const noCounties = 'Todavía no hay embajadores en ningún condado.';
export const theFigures = 'las cifras';

// Entries
export const entries = 'Anotaciones de impacto';
export const entryWords = { one: 'anotación', many: 'anotaciones' };
export const open = 'Por decidir';
export const searchAmbassador = 'Embajador';
export const noEntries = 'Nada por decidir';
export const noEntriesDetail =
  'Aquí aparecen las anotaciones que ningún vecino puede confirmar y las apelaciones.';
export const anEntry = 'Anotación';
export const theEntry = 'la anotación';
export const what = 'Qué';
export const when = 'Cuándo';
export const quantity = 'Cantidad';
export const evidence = 'Evidencia';
export const neighbor = 'Vecino';
export const answers = {
  yes: 'Lo confirmó',
  no: 'Dijo que no es correcto',
  review: 'Lo confirmó, hay que revisarlo',
  refused: 'Intentó confirmarlo, no cuenta',
};
export const noAnswer = 'Sin respuesta';
export const doubt = 'Duda';
export const appeal = 'Apelación';
export const confirm = 'Confirmar';
export const confirmDetail = 'Los puntos se suman de inmediato. Escriba lo que revisó.';
export const confirmed = 'Anotación confirmada';
export const declineEntryDetail = 'El embajador lee el motivo. Una apelación rechazada es definitiva.';
export const entryDeclined = 'Anotación rechazada';
export const reverse = 'Anular';
export const reverseDetail = 'Los puntos se retiran. El embajador lee el motivo y puede apelar una vez.';
export const reversed = 'Anotación anulada';
export const notYours = 'Usted no puede decidir esta. Tiene que decidir un colega.';
export const openAmbassador = 'Abrir al embajador';
