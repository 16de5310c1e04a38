const words = (text: string): string[] => text.trim().split(/\s*,\s*/)

/**
 * Columns of names in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Scandinavian languages, Finnish, Japanese, and
 * Chinese, and the most common ones in Russian, Ukrainian, Turkish, Czech, Hungarian, Romanian, Greek, Hebrew, Arabic, Korean, Hindi, Thai,
 * Vietnamese, and Indonesian.
 */
export const nameHeadings: Readonly<
  Record<'fullName' | 'fileAs' | 'name' | 'first' | 'middle' | 'last', readonly string[]>
> = {
  fullName: words(`
    full name, display name, guest, guests, guest name, guest names, guest full name, name of guest, invitee, invitees,
    invitee name, recipient, recipients, recipient name, member name, customer name, client name, attendee, attendees, attendee name, person, people, contact name, participant, participant name,
    last first, last name first name, surname first name, name last first, first last, first name last name,
    Nachname Vorname, apellidos nombre, apellidos y nombre, cognome nome, sobrenome nome, achternaam voornaam, nazwisko imię,
    efternamn förnamn, etternavn fornavn, efternavn fornavn, sukunimi etunimi, vollständiger Name, Anzeigename, Gast, Gäste, Gastname, Name des Gastes, Vor- und Nachname, Vorname und Nachname,
    Vorname Nachname, Name Vorname, nom complet, nom et prénom, prénom et nom, nom prénom, prénom nom, invité, invités, invité(e),
    nom de l'invité, nombre completo, nombre y apellidos, nombre y apellido, invitado, invitada, invitados, nombre del invitado,
    nome completo, nome e cognome, cognome e nome, nominativo, ospite, ospiti, invitato, invitati, nome e sobrenome, convidado,
    convidados, nome do convidado, volledige naam, gasten, genodigde, genodigden, naam gast, voor- en achternaam,
    imię i nazwisko, nazwisko i imię, gość, goście, fullständigt namn, gäster, för- och efternamn, fullt navn, gjest, gjester,
    gæst, gæster, fulde navn, for- og etternavn, for- og efternavn, kokonimi, koko nimi, vieras, vieraat, etu- ja sukunimi,
    氏名, お名前, 名前, ゲスト, ゲスト名, 姓名, 嘉宾, 宾客, 來賓, 全名,
    фио, имя и фамилия, фамилия и имя, фамилия имя, имя фамилия, гость, гости, имя гостя, піб, ім'я та прізвище, прізвище та ім'я, гість,
    гості, ad soyad, adı soyadı, ad ve soyad, isim soyisim, misafir, davetli, jméno a příjmení, příjmení a jméno, celé jméno, teljes név,
    vendég, vendégek, nume și prenume, nume complet, invitat, invitați, ονοματεπώνυμο, πλήρες όνομα, καλεσμένος, καλεσμένοι, שם מלא,
    שם ומשפחה, אורח, אורחים, שם האורח, الاسم الكامل, الاسم بالكامل, الضيف, الضيوف, اسم الضيف, 성명, 성함, 손님, 하객, पूरा नाम, अतिथि, ชื่อ-นามสกุล, ชื่อและนามสกุล, ชื่อเต็ม,
    họ và tên, họ tên, nama lengkap, nama tamu, tamu`),
  // Names as address books sort them, such as "Lee, Ann".
  fileAs: words(
    'file as, filed as, speichern unter, ablegen unter, classer sous, guardar como, archivar como, archivia come, bewaren als',
  ),
  // Columns of full names, or of the part that no other column has.
  name: words(
    "name, names, nom, noms, nombre, nombres, nome, naam, nazwa, namn, navn, nimi, 名字, имя, ім'я, ad, adı, isim, jméno, név, nume, όνομα, שם, الاسم, اسم, 이름, नाम, ชื่อ, nama",
  ),
  first: words(`
    first name, first, given name, given names, given, forename, guest first name, attendee first name, Vorname, Vornamen, Rufname,
    prénom, prénoms, primer nombre, nombre de pila, primo nome, primeiro nome, voornaam, roepnaam, imię, imiona, förnamn,
    tilltalsnamn, fornavn, etunimi, 名, 下の名前, křestní jméno, keresztnév, utónév, prenume, שם פרטי, الاسم الأول, nama depan`),
  middle: words(`
    middle name, middle names, middle, middle initial, additional name, zweiter Vorname, weitere Vornamen, deuxième prénom,
    segundo nombre, secondo nome, segundo nome, tussenvoegsel, tussenvoegsels, drugie imię, mellannamn, mellomnavn, mellemnavn,
    toinen nimi, отчество, по батькові, ikinci ad`),
  last: words(`
    last name, last, surname, family name, family, guest last name, attendee last name, Nachname, Familienname, Zuname,
    nom de famille, apellido, apellidos, primer apellido, segundo apellido, cognome, sobrenome, apelido, último nome, achternaam,
    familienaam, nazwisko, efternamn, etternavn, efternavn, sukunimi, 姓, 苗字, 名字(姓), фамилия,
    прізвище, soyad, soyadı, soyisim, příjmení, vezetéknév, családnév, nume de familie, επώνυμο, επίθετο, שם משפחה, اسم العائلة, اللقب, 성,
    उपनाम, นามสกุล, nama belakang`),
}

/** Headings of columns of companies, in the same languages. */
export const companyHeadings = words(`
  company, company name, organization, organisation, organization name, organization 1 - name, Firma, Unternehmen, société, entreprise,
  empresa, compañía, organización, azienda, società, organizzazione, organização, bedrijf, organisatie, organizacja, företag, virksomhed,
  bedrift, yritys, 会社, 会社名, 公司, 公司名称`)

/** Headings of columns of email addresses, in the same languages. */
export const emailHeadings = words(`
  email, e-mail, mail, emails, e-mail(s), email address, email addresses, e-mail addresses, mail address, E-Mail-Adresse, Mailadresse,
  Mail-Adresse, E-Mail-Adressen, elektronische Adresse, adresse e-mail, adresse email, adresse mail, adresse électronique, courriel,
  adresse courriel, adresse de courriel, adresse de messagerie, mél, correo, correo electrónico, correos electrónicos,
  dirección de correo, dirección de correo electrónico, dirección de email, dirección email, indirizzo email, indirizzo e-mail,
  indirizzo mail, indirizzo di posta elettronica, posta elettronica, e-mail endereço, endereço de email, endereço de e-mail,
  correio eletrónico, correio eletrônico, endereço eletrônico, endereço de correio eletrónico, e-mailadres, mailadres,
  adres e-mail, adres email, adres mailowy, adres poczty elektronicznej, poczta elektroniczna, e-postadress, e-post, epost,
  mejl, mejladress, mailadress, e-postadresse, mailadresse, sähköposti, sähköpostiosoite, s-posti,
  メールアドレス, メール, eメール, eメールアドレス, 電子メール, 电子邮件, 电子邮箱, 邮箱, 邮箱地址, 电子邮件地址, 電子郵件, 電郵, 信箱, 이메일,
  이메일 주소, 메일, 전자우편, почта, эл. почта, электронная почта, адрес электронной почты, имейл, пошта, електронна пошта, e-posta,
  e-posta adresi, email adresi, e-mailová adresa, e-mail cím, adresă de e-mail, adresă e-mail, ηλεκτρονικό ταχυδρομείο, ηλεκτρονική διεύθυνση,
  διεύθυνση email, אימייל, מייל, דוא"ל, דואר אלקטרוני, כתובת מייל, כתובת אימייל, البريد الإلكتروني, البريد, ايميل, الإيميل, ईमेल, ईमेल पता, อีเมล,
  alamat email, surel`)

/** Headings of columns of mobile numbers, in the same languages. */
export const mobileHeadings = words(`
  mobile, mobile phone, mobile number, mobile phone number, mobile no, cell, cell phone, cell number, cellphone, cell phone number,
  whatsapp, whatsapp number, iPhone, Handy, Handynummer, Mobil, Mobiltelefon, Mobilnummer, Mobilfunknummer, portable,
  téléphone portable, téléphone mobile, numéro de portable, tél portable, móvil, teléfono móvil, número de móvil, celular,
  teléfono celular, número de celular, cellulare, telefono cellulare, numero di cellulare, telemóvel, número de telemóvel,
  telefone celular, mobiel, mobiele telefoon, mobiel nummer, gsm, komórka, telefon komórkowy, numer komórki, mobilnr, mobiltelefonnummer,
  matkapuhelin, matkapuhelinnumero, kännykkä, 携帯, 携帯電話, 携帯番号, 携帯電話番号, 手机, 手机号, 手机号码, 手機, 手機號碼, 휴대폰, 휴대전화,
  휴대폰 번호, 핸드폰, мобильный, мобильный телефон, мобильный номер, мобільний, мобільний телефон, cep telefonu, cep no, mobilní telefon,
  mobiltelefonszám, telefon mobil, κινητό, κινητό τηλέφωνο, נייד, טלפון נייד, الجوال, رقم الجوال, الموبايل, मोबाइल, मोबाइल नंबर, มือถือ, เบอร์มือถือ, di động`)

/** Headings of columns of other phone numbers, in the same languages. */
export const phoneHeadings = words(`
  phone, phones, phone number, phone numbers, phone no, telephone, telephone number, tel, tel no, Telefon, Telefonnummer, Telefonnr, Tel.-Nr.,
  Rufnummer, Haupttelefon, téléphone, tél, numéro de téléphone, n° de téléphone, teléfono, número de teléfono, teléfono principal, telefono,
  numero di telefono, telefone, número de telefone, telefoon, telefoonnummer, numer telefonu, nr telefonu, tlf, telefonnummer, puhelin,
  puhelinnumero, 電話, 電話番号, TEL, 电话, 电话号码, 電話號碼, 전화, 전화번호,
  телефон, номер телефона, номер телефону, тел, telefon numarası, telefon no, telefonní číslo, telefonszám, număr de telefon, τηλέφωνο,
  αριθμός τηλεφώνου, טלפון, מספר טלפון, الهاتف, رقم الهاتف, هاتف, फ़ोन, फोन, फ़ोन नंबर, फोन नंबर, โทรศัพท์, เบอร์โทร, เบอร์โทรศัพท์, số điện thoại, điện thoại, telepon,
  nomor telepon`)

/** Headings of columns with an email address or a phone number in each row. */
export const contactHeadings = words(`
  contact, email or phone, email/phone, phone/email, phone or email, email or phone number, email and phone, contact info, contact details,
  contact information`)

/** Words after a heading of email addresses and its number, as exports of address books have them. */
export const valueWords = words(
  'address, value, Wert, valeur, valor, valore, waarde, wartość, värde, verdi, Adresse, dirección, indirizzo, endereço, adres, adress, osoite',
)

/** Words before or after a heading of contacts. */
export const qualifiers = words(`
  primary, secondary, main, work, home, personal, private, other, business, school, alternate, alternative, preferred, guest, guests,
  invitee, invitees, attendee, attendees, contact, contacts, participant, participants, recipient, recipients,
  member, members, subscriber, customer, client, your, their, privat, geschäftlich, dienstlich,
  beruflich, personnel, personnelle, professionnel, professionnelle, domicile, bureau, trabajo, casa, lavoro, ufficio, personale, pessoal,
  trabalho, privé, zakelijk, werk, thuis, prywatny, służbowy, arbete, arbeid, jobb, hem, gast, invité, invitado, ospite, convidado`)

/** Words before a heading of names that say whose they are, as in forms. */
export const persons = words(`
  your, their, guest, guests, invitee, attendee, participant, recipient, member, subscriber, customer, client, contact, primary, main, what is your, what's your, enter your, please enter your,
  Ihr, dein, votre, tu, su, il tuo, seu, je, uw`)
