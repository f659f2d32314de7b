/** Audit logs in the back office. */
export const audit = 'Auditoría';
export const entryWords = { one: 'registro', many: 'registros' };
export const firstCheckPending = 'Los registros se verifican cada noche. Falta la primera verificación.';
export const altered = (n: string) => `${n} registros fueron alterados`;
export const alteredDetail = <T>(moment: string, entries: string, command: T) => [
  `Se encontró el ${moment}, entre ${entries} registros. En el servidor, `,
  command,
  ' muestra cada uno.',
];
export const verified = (moment: string, entries: string) =>
  `Última verificación ${moment}: los ${entries} registros están intactos.`;
export const viewLogged =
  'Ver la actividad de los miembros también queda registrado aquí. El contenido de las casas sigue siendo privado.';
export const searchHint = 'Persona, acción o ID';
export const who = 'Quién';
export const what = 'Acción';
export const when = 'Cuándo';
export const kind = 'Tipo';
export const anyKind = 'Cualquier tipo';
export const theTeam = 'Nuestro equipo';
export const everyone = 'Todos';
export const product = 'Hearthline (automático)';
export const empty = 'Aún no hay registros';
export const emptyDetail = 'Los cambios de nuestro equipo aparecen aquí.';
export const from = 'Desde';
export const to = 'Hasta';
export const anyTime = 'Cualquier momento';
export const last24Hours = 'Últimas 24 horas';
export const last7Days = 'Últimos 7 días';
export const last30Days = 'Últimos 30 días';
export const lastYear = 'Último año';
export const chooseDays = 'Elegir días';
export const endBeforeStart = 'Elija un día igual o posterior al primero';

// One entry
export const entry = 'Registro';
export const entryNumber = (n: string) => `Número ${n}`;
export const loading = 'Cargando el registro';
export const notLoaded = 'No pudimos cargar el registro';
export const concerns = 'Acerca de';
export const server = 'Servidor';
export const sealed =
  'Los detalles están cifrados con la llave de la casa. El hogar los ve en su propio registro de actividad.';
export const noDetails = 'No se registraron más detalles.';
export const whatChanged = 'Qué cambió';
export const inLog = 'Registro';
export const before = 'Antes:';
export const after = 'Después:';
export const formerMember = 'Un miembro anterior';
export const homeOf = (name: string) => `Una casa de ${name}`;
export const home = 'Una casa';
export const oneRecord = '1 registro';
export const records = (n: number) => `${n} registros`;
export const nothing = 'nada';
export const yes = 'sí';
export const no = 'no';
