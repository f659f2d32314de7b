/** Claim packets: making them and sharing them by link. */

// The page.
export const claimPacket = 'Paquete de reclamo';
export const noHome =
  'Un paquete muestra lo que había en su casa y quién la asegura. Primero agregue su casa y luego vuelva.';
export const vaultSafe = 'Todo lo de su bóveda está guardado.';
export const notLoaded = 'No pudimos cargar sus paquetes';
export const notLoadedSafe = 'Están seguros en su bóveda.';
export const error = 'Error';
export const items = (count: number, counted: string) =>
  `${counted} ${count === 1 ? 'artículo' : 'artículos'}`;
export const cardText =
  'Todo lo que pide un ajustador, en un PDF y un ZIP. Prepare uno antes de necesitarlo.';
export const newestIs = (made: string, items: string, value: string) =>
  `Su paquete más reciente es del ${made}: ${items}, ${value} para reemplazar.`;
export const openClaimPacket = 'Abrir paquete de reclamo';
export const loading = 'Cargando sus paquetes';

// Making one.
export const makeTitle = 'Preparar un paquete de reclamo';
export const makeText =
  'Un archivo para el ajustador: su casa, las pólizas, cada artículo con sus fotos y los documentos que elija. Un ZIP contiene los originales.';
export const failed = 'No pudimos terminar el último paquete';
export const failedText =
  'No se perdió nada de su bóveda. Inténtelo de nuevo. Si vuelve a fallar, escríbanos y lo prepararemos con usted.';
export const tryAgain = 'Intentar de nuevo';
export const make = 'Preparar paquete';
export const makeNew = 'Preparar otro paquete';
export const viewOnly =
  'Puede descargar paquetes de esta casa. Su titular o un miembro puede preparar nuevos.';
export const gettingReady = 'Preparando';
export const making = 'Preparando su paquete';
export const canLeave = 'Puede salir de esta página. Encontrará el paquete aquí cuando esté listo.';
export const loadingDocuments = 'Cargando sus documentos';
export const documentsNotLoaded =
  'No pudimos cargar sus documentos. Un paquete preparado ahora incluye pólizas, escritura o contrato, hipoteca y títulos de vehículos.';
export const noDocuments = 'Su bóveda todavía no tiene documentos, así que el paquete no incluirá ninguno.';
export const chooseDocuments = 'Documentos que incluir';
export const chooseDocumentsText =
  'Quien reciba el paquete podrá leerlos. Un ajustador rara vez necesita su identificación ni documentos de salud o del banco.';

// The packets.
export const yourPackets = 'Sus paquetes';
export const noPacket = 'Todavía sin paquete';
export const noPacketText =
  'Prepare uno ahora para ver cómo es antes de necesitarlo. Prepare otro después de una pérdida.';
export const keptText =
  'Guardamos sus tres paquetes más recientes y los que tienen enlace, hasta cinco. Un paquete no cambia después de prepararlo; lo que agregue irá en el siguiente.';
export const ready = 'Su paquete está listo';
export const readyText = (items: string) => `${items} en un PDF y un ZIP.`;
export const newest = 'El más reciente';
export const toReplace = (items: string, value: string) => `${items}, ${value} para reemplazar`;
export const skipped = (count: number) =>
  count === 1
    ? 'No pudimos leer 1 archivo, así que no está incluido. La lista del ZIP lo nombra.'
    : `No pudimos leer ${count} archivos, así que no están incluidos. La lista del ZIP los nombra.`;
export const shareButton = <T>(hidden: (words: string) => T, made: string) => [
  'Compartir con enlace',
  hidden(` el paquete del ${made}`),
];
export const notDownloaded = 'No se descargó';
export const downloadPdf = 'Descargar PDF';
export const downloadZip = 'Descargar ZIP';
export const from = (made: string) => `del ${made}`;

// Sharing one.
export const shareByLink = 'Compartir con enlace';
export const shareText =
  'Cualquiera que tenga el enlace puede descargar este paquete sin cuenta. Puede revocarlo cuando quiera y ver cuándo se usa.';
export const whoFor = '¿Para quién es?';
export const whoForHint = 'Solo lo ve su hogar.';
export const whoForExample = 'Dana Reyes, ajustadora';
export const expires = 'El enlace vence en';
export const days = (days: number) => `${days} ${days === 1 ? 'día' : 'días'}`;
export const cancel = 'Cancelar';
export const makeLink = 'Crear enlace';
export const copyNow = 'Copie el enlace ahora';
export const copyText = (until: string) =>
  `No guardamos copia, así que solo lo verá aquí. Funciona hasta el ${until}.`;
export const link = 'Enlace';
export const notCopied = 'Su navegador no nos dejó copiar. Seleccione el enlace y cópielo.';
export const sendCarefully =
  'Envíelo a una sola persona, con el mismo cuidado que una copia de su pasaporte.';
export const done = 'Listo';
export const copied = 'Copiado';
export const copyLink = 'Copiar enlace';

// Shared links.
export const sharedLinks = 'Enlaces compartidos';
export const sharedLinksText = 'Con quién compartió un paquete y cada vez que se usó un enlace.';
export const loadingLinks = 'Cargando enlaces';
export const linksNotLoaded = 'No pudimos cargar los enlaces';
export const noLinks = 'Todavía sin enlaces. Comparta un paquete arriba cuando alguien lo necesite.';
export const noLinksViewer = 'Todavía sin enlaces. El titular de esta casa puede compartir un paquete.';
export const linkStates = {
  active: 'Activo',
  expired: 'Vencido',
  revoked: 'Revocado',
};
export const revokedAt = (at: string) => `Revocado el ${at}`;
export const worksUntil = (at: string) => `Funciona hasta el ${at}`;
export const expiredAt = (at: string) => `Venció el ${at}`;
export const packetOf = (end: string, made: string) => `${end}. Paquete del ${made}.`;
export const notUsedYet = 'Todavía no se usa.';
export const used = (count: number, counted: string) =>
  count === 1 ? 'Se usó una vez' : `Se usó ${counted} veces`;
export const earlier = (counted: string) => `${counted} antes.`;
export const network = (device: string, network: string) => `${device}, red ${network}`;
export const actions = {
  opened: 'Abrió el enlace',
  'took-pdf': 'Descargó el PDF',
  'took-zip': 'Descargó el ZIP',
};
export const revokeButton = <T>(hidden: (words: string) => T, label: string) => [
  'Revocar',
  hidden(` el enlace de ${label}`),
];
export const revokeQuestion = '¿Revocar este enlace?';
export const revokeText = (label: string) =>
  `El enlace de ${label} deja de funcionar de inmediato. Conserva lo que ya descargó.`;
export const revoke = 'Revocar';
export const revoked = 'Enlace revocado';
export const revokedText = (label: string) => `${label} ya no puede abrir el paquete.`;
