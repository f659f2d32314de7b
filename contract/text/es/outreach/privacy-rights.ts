/** Privacy Policy: rights, and how to reach us. A new text needs a new version, as in the other parts. */
export const rightsSections = (supportEmail: string) =>
  [
    {
      id: 'your-rights',
      title: 'Sus derechos',
      blocks: [
        'Donde sea que viva, puede pedir lo siguiente sin costo.',
        {
          terms: [
            ['Acceso', 'Vea qué tenemos sobre usted. La mayor parte está en su cuenta.'],
            ['Corrección', 'Corrija lo que esté mal, en su cuenta o por medio de nosotros.'],
            [
              'Eliminación',
              'Borre registros sueltos, o toda su cuenta en Configuración. Los registros que la ley nos obliga a conservar, y los pocos que nombra "Cuánto tiempo la guardamos", se quedan hasta que se cumpla su plazo.',
            ],
            [
              'Portabilidad',
              'Exporte todo lo que nos dio, incluidos los archivos, en formatos que otros programas pueden leer.',
            ],
            [
              'Exclusión',
              'Diga que no al análisis, a la medición de publicidad, a las novedades y a cualquier alerta que no quiera. Los mensajes sobre su seguridad y su contrato le siguen llegando mientras sea miembro.',
            ],
          ],
        },
        `Use Configuración, el [formulario de contacto](/contact) o ${supportEmail}. Confirmamos su solicitud en 10 días hábiles y respondemos en 45 días. Si necesitamos más tiempo, le diremos por qué y tomaremos como máximo otros 45 días. Para protegerle, verificamos quién lo pide: por su inicio de sesión o con un código al correo que tenemos registrado.`,
        'Si rechazamos una solicitud, damos el motivo. Puede apelar ante otra persona de nuestro equipo y puede acudir a las autoridades que se nombran abajo.',
      ],
    },
    {
      id: 'california',
      title: 'Derechos de privacidad en California',
      blocks: [
        'Esta sección es para residentes de California, según la Ley de Privacidad del Consumidor de California (California Consumer Privacy Act), modificada por la Ley de Derechos de Privacidad de California (California Privacy Rights Act).',
        { heading: 'Qué recopilamos en los últimos 12 meses' },
        {
          table: {
            caption: 'Categorías de información personal',
            columns: ['Categoría', 'Ejemplos', 'Se revela a'],
            rows: [
              [
                'Identificadores',
                'Nombre, correo, dirección de la casa, dirección IP',
                'Hoteles y otros socios; proveedores de alojamiento web, mensajes, direcciones y pagos',
              ],
              [
                'Registros de clientes',
                'Póliza de seguro, registros de pagos',
                'Proveedores de pagos; aseguradoras y contratistas a petición suya',
              ],
              [
                'Características protegidas',
                'Edad, discapacidad, si nos lo dice',
                'Hoteles y socios, en la medida necesaria',
              ],
              [
                'Información comercial',
                'Plan, compras, direcciones de entrega, puntos',
                'Proveedores de pagos; socios que surten una compra',
              ],
              [
                'Actividad en internet',
                'Páginas por su ruta, acciones en la aplicación',
                'Alojamiento web; análisis y medición de publicidad, solo si aceptó',
              ],
              [
                'Geolocalización',
                'El punto de su casa',
                'Alojamiento web; nuestra red de respuesta durante un evento',
              ],
              [
                'Audio, imagen o similar',
                'Fotos y documentos que sube',
                'Alojamiento web; personas con quienes comparte',
              ],
              ['Inferencias', 'Puntuación de preparación; si una zona contiene su casa', 'Alojamiento web'],
              [
                'Información personal sensible',
                'Ubicación exacta de su casa, necesidades de salud y acceso, documentos de identidad, cuenta para recibir dinero',
                'Alojamiento web; hoteles y socios, en la medida necesaria; proveedores de envíos de dinero',
              ],
            ],
          },
        },
        'Las fuentes, los fines y los destinatarios se describen arriba, y los plazos en [Cuánto tiempo la guardamos](#retention).',
        { heading: 'Sus derechos' },
        {
          list: [
            'Saber qué recopilamos, usamos y revelamos, y obtener una copia.',
            'Borrar lo que recopilamos de usted y corregir lo que esté mal.',
            'Excluirse de la venta y del intercambio de datos. No vendemos información personal ni lo hemos hecho en los últimos 12 meses. La medición de publicidad de Meta puede contar como intercambio según la ley de California. Está desactivada a menos que usted acepte, y puede cambiar su elección en "Sus opciones de privacidad".',
            'Limitar el uso de la información personal sensible. La usamos solo para prestar los servicios que pidió, mantenerlos seguros y como la ley lo permite, así que no queda nada que limitar. Aun así puede pedirlo, y puede quitarla.',
            'No recibir un trato peor por usar sus derechos. Ningún precio ni servicio depende de eso.',
          ],
        },
        'Respetamos Global Privacy Control como una solicitud de exclusión para el navegador que lo envía. Mientras tiene la sesión abierta, no se comparte nada de esta manera. No vendemos ni compartimos información de personas que sabemos que son menores de 16 años.',
        'Puede nombrar a un representante que haga una solicitud por usted. Necesitamos su permiso firmado y podemos pedirle que lo confirme.',
        'Según la ley "Shine the Light" de California, puede preguntar una vez al año si dimos información personal a otros para su propia publicidad directa. No lo hacemos.',
        'Si no está conforme con nuestra respuesta, puede acudir a la Agencia de Protección de la Privacidad de California o al Procurador General de California.',
      ],
    },
    {
      id: 'children',
      title: 'Privacidad de los niños',
      blocks: [
        'Nuestro servicio es para adultos. Debe tener 18 años o más para tener una cuenta. No atendemos a niños menores de 13 años y no recopilamos a sabiendas información de ellos.',
        'Un miembro puede registrar a los niños del hogar, por ejemplo un nombre y una edad, para que las habitaciones y la ayuda sean adecuadas para la familia. Pertenece a la cuenta del miembro, y no lo usamos para nada más. Si cree que un niño nos dio información, escríbanos y la borraremos.',
      ],
    },
    {
      id: 'international-transfers',
      title: 'Transferencias internacionales',
      blocks: [
        'Ofrecemos nuestro servicio en Estados Unidos y guardamos ahí nuestros datos. Si lo usa desde otro país, su información se transfiere a Estados Unidos, cuyas leyes pueden ser distintas de las suyas. Cuando un proveedor trabaja desde otro lugar, lo obligamos por contrato a proteger la información como dice esta política.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios a esta política',
      blocks: [
        'Cambiamos esta política cuando cambia el servicio o la ley. La fecha de arriba muestra cuándo. Le avisamos por correo o en el servicio antes de que surta efecto un cambio importante, y pedimos su consentimiento cuando la ley lo exige. Las versiones anteriores están disponibles si las pide.',
      ],
    },
    {
      id: 'contact',
      title: 'Cómo comunicarse con nosotros',
      blocks: [
        `Escriba a ${supportEmail} o use el [formulario de contacto](/contact). Una persona responde en 24 horas. Ponga "Privacidad" en el asunto para que podamos dirigirlo rápido.`,
      ],
    },
  ] as const;
