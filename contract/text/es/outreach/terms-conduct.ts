/** Terms of Service: conduct, ending and the law. A new text needs a new version, as in the other parts. */
export const conductSections = (brand: string, supportEmail: string) =>
  [
    {
      id: 'prohibited-uses',
      title: 'Usos prohibidos',
      blocks: [
        'No puede:',
        {
          list: [
            'dar una dirección, una identidad o información falsas para obtener servicios o fondos;',
            'reclamar servicios para una casa que no está en la zona, ni vender o ceder una habitación o fondos;',
            'tener más de una cuenta, ni usar la cuenta de otra persona;',
            'violar la ley, infringir los derechos de otros, ni acosar a nuestro personal, socios o embajadores;',
            'subir programas maliciosos ni contenido al que no tenga derecho;',
            'sondear, sobrecargar, extraer datos de forma masiva ni evadir la seguridad del servicio. Si encuentra una debilidad, díganos;',
            'imitar una alerta oficial, ni usar el servicio para difundir información falsa sobre una emergencia;',
            'copiar o revender el servicio, ni usarlo para crear uno que compita con él.',
          ],
        },
      ],
    },
    {
      id: 'community',
      title: 'Programa comunitario',
      blocks: [
        'Los embajadores son voluntarios, no empleados ni agentes nuestros. Siguen las reglas de la [página de la comunidad](/community#rules): nunca entran a zonas evacuadas y nunca reemplazan las órdenes oficiales. Participar es voluntario, y puede dejarlo cuando quiera.',
      ],
    },
    {
      id: 'ending',
      title: 'Fin de la membresía',
      blocks: [
        {
          terms: [
            [
              'Por usted',
              'En cualquier momento, en línea, en su cuenta. Surte efecto al final del período de facturación que pagó. Hasta entonces todos los servicios siguen activos.',
            ],
            [
              'Por nosotros, por una infracción',
              'Si infringe gravemente estos términos, u obtiene servicios o fondos con engaño, podemos suspender o cancelar su cuenta de inmediato. Le diremos por qué, y puede pedir una revisión.',
            ],
            [
              'Por nosotros, por otro motivo',
              'Por ejemplo, porque dejamos de atender una zona: con un aviso de 30 días por correo, y le reembolsamos la cuota por el tiempo restante.',
            ],
          ],
        },
        'Como sea que termine una membresía, tiene 30 días después para iniciar sesión y exportar lo suyo, a menos que la ley lo prohíba. Si elimina su cuenta antes, exporte primero. Las secciones que por su naturaleza continúan, como los fondos de emergencia ya enviados, la responsabilidad y la ley aplicable, siguen vigentes.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Nuestros derechos',
      blocks: [
        `El servicio, su diseño, sus textos, sus imágenes y el nombre ${brand} nos pertenecen a nosotros o a quienes nos dan licencia. Usted recibe un derecho personal, que no se puede ceder, de usar el servicio mientras se apliquen estos términos. Si nos envía ideas, podemos usarlas sin deberle nada.`,
      ],
    },
    {
      id: 'warranty',
      title: 'Descargo de responsabilidad',
      blocks: [
        'Salvo lo que prometen estos términos, y en la medida en que la ley lo permita, el servicio se presta "tal cual" y "según disponibilidad", sin garantías de ningún tipo, expresas o implícitas, incluidas la idoneidad para un fin determinado y la no infracción. Los derechos que la ley da a los consumidores y a los que no se puede renunciar no se ven afectados.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilidad',
      blocks: [
        'Le debemos los beneficios de su plan, y nada de lo aquí dicho los limita. Más allá de eso, y en la medida en que la ley lo permita, no somos responsables de pérdidas indirectas o consecuentes, ni de pérdidas causadas por el propio desastre, por decisiones oficiales, por socios o por redes que no operamos; y nuestra responsabilidad total por todos los reclamos de un año se limita a las cuotas que pagó en los 12 meses anteriores al reclamo, o a 500 dólares de Estados Unidos si es más.',
        'Nada en estos términos limita la responsabilidad por fraude, por daño intencional, por negligencia grave, por violación de la ley ni por cualquier otra cosa que no se pueda limitar según la ley de California.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Ley y tribunales',
      blocks: [
        'Estos términos se rigen por las leyes del estado de California. Las disputas corresponden a los tribunales estatales o federales del condado de Los Ángeles, California, y usted y nosotros aceptamos su jurisdicción. También puede acudir al tribunal de reclamos menores del condado donde vive.',
        'Escríbanos primero: casi todo se puede resolver. Si no lo hemos resuelto en 30 días, cualquiera de las partes puede ir a los tribunales. Estos términos no contienen cláusula de arbitraje ni renuncia a demandas colectivas.',
        'Los residentes de California también pueden acudir a la Unidad de Ayuda con Quejas (Complaint Assistance Unit) de la División de Servicios al Consumidor del Departamento de Asuntos del Consumidor de California, 1625 North Market Boulevard, Suite N 112, Sacramento, California 95834, teléfono (800) 952-5210.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios a estos términos',
      blocks: [
        'Podemos cambiar estos términos. Le avisamos por correo o en el servicio, al menos 30 días antes de que surta efecto un cambio importante, y decimos qué es distinto. Si no está de acuerdo, puede cancelar antes de ese día. Si sigue usando el servicio después, acepta el cambio. Un cambio nunca se aplica a un evento declarado antes.',
      ],
    },
    {
      id: 'general',
      title: 'Disposiciones generales',
      blocks: [
        'Si una parte de estos términos no es válida, el resto se sigue aplicando. Si no hacemos valer un derecho de inmediato, no renunciamos a él. No puede transferir este acuerdo sin nuestro consentimiento. Nosotros podemos transferirlo a un sucesor que asuma todas las obligaciones, y se lo diremos antes. Estos términos y los documentos que mencionan son el acuerdo completo. Enviamos los avisos al correo de su cuenta, así que manténgalo al día.',
      ],
    },
    {
      id: 'contact',
      title: 'Cómo comunicarse con nosotros',
      blocks: [
        `Escriba a ${supportEmail} o use el [formulario de contacto](/contact). Una persona responde en 24 horas. En una emergencia, llame al 911.`,
      ],
    },
  ] as const;
