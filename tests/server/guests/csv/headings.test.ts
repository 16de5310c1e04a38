import { expect, it } from 'vitest'
import { roleOf } from '../../../../server/guests/csv/headings.ts'

/** Headings as address books, services, and people write them. A table with another order or other columns needs each of them. */
const headings = {
  email: `E-Mail-Adresse; Mail; Adresse e-mail; Courriel; Correo electrónico; Correo; Indirizzo e-mail; Endereço de e-mail; Correio eletrónico;
    E-mailadres; Adres e-mail; Poczta elektroniczna; E-postadress; E-post; Sähköpostiosoite; sahkopostiosoite; メールアドレス; 电子邮件;
    E-mail 1 - Value; Home Email; Email (required); Ｅｍａｉｌ; E-mail służbowy; E-mail sluzbowy; Recipient Email;
    Почта; Электронная почта; Електронна пошта; E-posta adresi; E-mailová adresa; E-mail cím; Adresă de e-mail; Ηλεκτρονικό ταχυδρομείο;
    אימייל; דוא"ל; البريد الإلكتروني; 이메일 주소; ईमेल; อีเมล`,
  mobile:
    'Handy; Téléphone portable; Móvil; Celular; Komórka; Mobiltelefon; 携帯電話番号; 手机; Mobile Phone; Mobile 2; Мобильный телефон; Cep telefonu; Mobilní telefon; Κινητό; נייד; الجوال; 휴대폰; มือถือ',
  phone:
    'Phone; Home Phone; Telefon privat; Phone 1 - Value; Teléfono; Puhelin; 電話番号; Телефон; Номер телефону; Telefon numarası; Telefonszám; Τηλέφωνο; טלפון; الهاتف; 전화번호; फ़ोन; เบอร์โทร',
  contact: 'Contact; Email or phone',
  fullName:
    'Guest Name; Full name; Imię i nazwisko; Guests; Gæst; Gaest; お名前; 姓名; Your full name; Recipient Name; ФИО; Имя и фамилия; Ad Soyad; Jméno a příjmení; Ονοματεπώνυμο; שם מלא; الاسم الكامل; 성명; Họ và tên; ชื่อ-นามสกุล',
  name: 'Name; NOM; Nombre; Nome; Naam; Navn; ＮＡＭＥ; Имя; Ім’я; Ad; Jméno; Név; Nume; Όνομα; שם; الاسم; 이름; नाम; Nama',
  first:
    'First Name; Vorname; Prénom; Voornaam; Imię; Förnamn; Fornavn; Etunimi; 名; Keresztnév; Prenume; שם פרטי; الاسم الأول',
  middle: 'Middle Name; Weitere Vornamen; Mellannamn',
  last: `Surname; Nachname; Apellidos; Segundo apellido; Cognome; Sobrenome; Apelido; Achternaam; Nazwisko; Efternamn; Efternavn; Etternavn;
    Sukunimi; 姓; Фамилия; Прізвище; Soyad; Příjmení; Vezetéknév; Επώνυμο; שם משפחה; اسم العائلة; 성; นามสกุล`,
  fileAs: 'File As; Speichern unter',
  other: 'Attendee #; Guest No.; No. of guests; E-mail 1 - Label; E-mail Type; Notes; Party on Friday; Birthday',
}
const rows = Object.entries(headings).flatMap(([role, texts]) =>
  texts.split(/;\s+/).map((heading) => [heading, role === 'other' ? undefined : role] as const),
)

it.each(rows)('the heading %s is of the role %s', (heading, role) => {
  expect(roleOf(heading)).toBe(role)
})
