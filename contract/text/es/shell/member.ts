/** What frames every member page: sidebar, top bar and account menu. */

/** Account menu. */
export const account = 'Cuenta';
export const theme = 'Tema';
export const light = 'Claro';
export const dark = 'Oscuro';
export const system = 'Del sistema';
export const logOut = 'Cerrar sesión';
export const notLoggedOut = 'Su sesión sigue abierta';

/** Sidebar and top bar. */
export const sidebar = 'Barra lateral';
export const menu = 'Menú';
export const toggleSidebar = 'Mostrar u ocultar la barra lateral';
export const toggleSidebarHint = 'Mostrar u ocultar la barra lateral (Ctrl+B)';
export const rightNow = 'Ahora mismo';
export const platform = 'Plataforma';
export const household = 'Hogar';
export const team = 'Equipo';
export const help = 'Ayuda';

/** Pages. */
export const dashboard = 'Inicio';
export const homeVault = 'HomeVault';
export const readiness = 'Preparación';
export const recovery = 'Recuperación';
export const marketplace = 'Tienda';
export const settings = 'Configuración';
export const evacuation = 'Evacuación';
export const evacuationPlan = 'Plan de evacuación';
export const concierge = 'Concierge';
export const purchases = 'Compras';
export const membership = 'Membresía';
export const activity = 'Actividad';
export const desk = 'Mesa de casos';
export const backOffice = 'Administración';
export const operations = 'Operaciones';
export const helpCenter = 'Centro de ayuda';
export const contact = 'Contacto';
export const community = 'Comunidad';
export const liveMap = 'Mapa en vivo';
export const coverageMap = 'Mapa de cobertura';
export const privacyPolicy = 'Política de privacidad';
export const termsOfService = 'Términos del servicio';
export const bookings = 'Reservas';
export const ambassador = 'Embajador';
export const neighbors = 'Vecinos';
