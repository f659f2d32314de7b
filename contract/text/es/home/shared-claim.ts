/** What an adjuster sees behind the link of a claim packet. */

export const title = 'Un paquete de reclamo para usted';
export const opening = 'Abriendo el enlace';
export const needsScript =
  'Esta página necesita JavaScript para abrir el enlace. Actívelo y vuelva a cargarla.';
export const notLoaded = 'No pudimos cargar el paquete';
export const linkStillWorks = 'Su enlace sigue funcionando.';
export const made = (at: string) => `Preparado el ${at}`;
export const items = 'Artículos';
export const costToReplace = 'Costo de reemplazo';
export const notice = (until: string) =>
  `El enlace funciona hasta el ${until}. El hogar ve cuándo lo abre y qué descarga. El hogar ingresó estas cifras.`;
export const downloadPdf = 'Descargar PDF';
export const pdfText = 'Casa, pólizas y cada artículo con fotos.';
export const downloadZip = 'Descargar ZIP';
export const zipText = 'Fotos y documentos originales, Excel y CSV.';
export const linkOff = 'Este enlace no funciona';
export const linkOffText =
  'Puede haber vencido, haber sido revocado o estar incompleto. Ábralo otra vez como se lo enviaron. Si no funciona, pida uno nuevo a quien se lo envió.';
