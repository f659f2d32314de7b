/** The 404 page of the member app. */
export const title = '404 Página no encontrada';
export const detail = 'Es posible que el enlace sea antiguo o esté mal escrito.';
export const toDashboard = 'Ir al inicio';
