/** Titles of member and team pages, as the browser tab shows them. */
export const dashboard = 'Inicio';
export const setup = 'Configuración inicial';
export const vault = 'HomeVault';
export const documents = 'Documentos';
export const inventory = 'Inventario';
export const claim = 'Expediente de reclamación';
export const readiness = 'Preparación';
export const market = 'Tienda';
export const purchases = 'Compras';
export const purchase = 'Compra';
export const checkout = 'Pago';
export const settings = 'Configuración';
export const evacuation = 'Evacuación';
export const concierge = 'Concierge';
export const household = 'Hogar';
export const plan = 'Plan de evacuación';
export const membership = 'Membresía';
export const activity = 'Actividad';
export const join = 'Unirse';
export const notFound = 'Página no encontrada';

/** The team's pages. */
export const desk = 'Mesa de casos';
export const backOffice = 'Administración';
export const health = 'Estado del sistema';
export const failedJobs = 'Trabajos fallidos';
export const audit = 'Auditoría';
export const waitlist = 'Lista de espera';
export const unknownSenders = 'Remitentes desconocidos';
export const allCases = 'Todos los casos';
export const members = 'Miembros';
export const team = 'Equipo';
export const prices = 'Precios';
export const repayments = 'Devoluciones';
export const catalog = 'Catálogo';
export const operations = 'Operaciones';
export const partners = 'Socios';
