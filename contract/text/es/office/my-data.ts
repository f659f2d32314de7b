/** Exporting one's data and deleting the account. */
export const error = 'Error';
export const accountKept = 'Conservó su cuenta';
export const nothingWasDeleted = 'No se eliminó nada.';
export const keep = 'Conservar mi cuenta';
export const deleteAccount = 'Eliminar mi cuenta';
export const deleteIntro =
  'Elimina para siempre su cuenta, las casas que son suyas y todo lo que contienen. Tiene 24 horas para cambiar de opinión.';
export const loading = 'Cargando';
export const notLoaded = 'Esto no se cargó';
export const accountUnchanged = 'Su cuenta no ha cambiado.';
export const willBeDeleted = (when: string) => `Su cuenta se eliminará el ${when}`;
export const untilThen = 'No se elimina nada antes y puede conservar su cuenta.';
export const deleteDetail =
  'En 24 horas eliminamos todo: documentos, fotos, inventario, puntos e historial. Después no se puede deshacer.';
export const youStillOwe = (sum: string) => `Todavía debe ${sum}`;
export const owedDetail = <T>(link: (words: string) => T) => [
  'Eliminar su cuenta no cancela esta deuda. Conservamos el importe y una huella de su correo, y nada más. Si vuelve a inscribirse con este correo, el saldo regresa. Puede pagarlo antes en su ',
  link('página Membresía'),
  '.',
];
export const exportFirst = <T>(strong: (words: string) => T) => [
  'Tal vez quiera ',
  strong('exportar sus datos'),
  ' primero. Los enlaces compartidos dejan de funcionar cuando se elimina la cuenta.',
];
export const thisHomeToo = 'También se eliminará esta casa:';
export const theseHomesToo = 'También se eliminarán estas casas:';
export const otherLoses = '1 persona más pierde el acceso. Le avisaremos';
export const othersLose = (n: number) => `${n} personas más pierden el acceso. Les avisaremos`;
export const scheduled = 'Eliminación programada';
export const scheduledDetail = (when: string) =>
  `Eliminaremos su cuenta el ${when}. Puede conservarla hasta entonces.`;
export const typeEmail = 'Escriba su correo electrónico para confirmar';
export const emailIs = (email: string) => `Es ${email}.`;
export const cancel = 'Cancelar';
export const deleteIn24Hours = 'Eliminar en 24 horas';
export const everythingGoes = 'Todo lo que contiene se eliminará para siempre.';
export const homeWillBeDeleted = (address: string, when: string) => `${address} se eliminará el ${when}`;
export const ownerDeletes = (owner: string) =>
  `${owner} está eliminando su cuenta y esta casa con ella. Si la necesita, pídale que se la transfiera en Hogar antes.`;
export const downloadStarted = 'Su descarga empezó';
export const downloadDetail = 'Con muchas fotos puede tardar unos minutos.';
export const exportMyData = 'Exportar mis datos';
export const exportIntro =
  'Un archivo ZIP con todo: su cuenta, las casas que son suyas, documentos y fotos con sus nombres, y tablas que puede abrir en Excel. Le pediremos que confirme que es usted.';
