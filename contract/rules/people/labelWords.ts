/** Words for an email address, in many languages, as alternatives of a pattern. */
export const addressWords =
  'e-?mail(?: address)?|mail|email|correo(?: electrónico)?|courriel|e-?post|sähköposti|почта|пошта|メール|邮箱|邮件|電郵|電子郵件|이메일|메일|البريد|דוא"ל|ईमेल|อีเมล'
/** Words for a name, in many languages, as alternatives of a pattern. */
export const nameWords = 'name|nom|nombre|nome|imię|jméno|név|имя|姓名|名前|氏名|이름|الاسم|שם'
/** Words for a phone number, in many languages, as alternatives of a pattern. */
export const phoneWords =
  'phone|phone number|telephone|tel|mobile|mobile phone|cell|cell phone|whatsapp|telefon|telefonnummer|handy|mobil|téléphone|tél|portable|teléfono|móvil|celular|telefono|cellulare|telefone|telemóvel|telefoon|mobiel|puhelin|телефон|電話|携帯|电话|手机|전화|الهاتف|טלפון'
/** Words in front of the senders and recipients of an email, in many languages, as alternatives of a pattern. */
export const mailWords =
  'to|cc|bcc|from|an|von|kopie|à|de|para|a|da|aan|van|do|od|till|från|til|fra|komu|kime|kimden|címzett|către|кому|копия|от|προς|από|إلى|من|אל|מאת|받는 사람|보낸 사람|참조|宛先|差出人|收件人|发件人|寄件者|抄送|ถึง'
