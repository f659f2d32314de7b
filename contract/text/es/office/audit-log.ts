/** The activity log. */
export const activity = 'Actividad';
export const intro =
  'Cada cambio, quién lo hizo y desde qué dispositivo. Los registros no se pueden alterar ni borrar sin dejar rastro.';
export const activityOf = 'Actividad de';
export const home = 'Casa';
export const account = 'Cuenta';
export const show = 'Mostrar';
export const everything = 'Toda la actividad';
export const you = 'Usted';
export const formerMember = 'Un miembro anterior';
export const someone = 'Alguien';
export const loading = 'Cargando la actividad';
export const sampleDay = '15 de noviembre de 2026';
export const sampleEntries = [
  'Usted cambió el plan de evacuación: rutas',
  'Usted agregó un documento: escritura',
  'Usted agregó la casa',
];
export const notLoaded = 'El registro de actividad no se cargó';
export const notLoadedSafe = 'No se perdió nada.';
export const empty = 'Aquí no hay nada todavía';
export const noneOfKind = 'Aún no hay cambios de este tipo.';
export const emptyDetail = 'Desde ahora, cada cambio aparece aquí.';
export const showOlder = 'Mostrar anteriores';

// Filters
export const homeAndPolicies = 'Casa y pólizas';
export const documents = 'Documentos';
export const inventory = 'Inventario';
export const claims = 'Reclamaciones';
export const readiness = 'Preparación';
export const household = 'Hogar';
export const evacuationAndDrills = 'Evacuación y simulacros';
export const signInAndAccount = 'Acceso y cuenta';
export const notifications = 'Notificaciones y lugares vigilados';
export const invitations = 'Invitaciones';
export const points = 'Puntos';
export const purchases = 'Compras';
export const membership = 'Membresía';
export const waitlist = 'Lista de espera';
export const messagesToSupport = 'Mensajes a soporte';
export const exportsAndAuditLogs = 'Exportaciones y registros de auditoría';
export const desk = 'Mesa de casos';
export const partners = 'Socios';
export const ambassadors = 'Embajadores';
export const disasters = 'Desastres';
export const catalogAndPrices = 'Catálogo y precios';
export const operations = 'Operaciones';
