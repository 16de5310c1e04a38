import { expect, it } from 'vitest'
import { roleOf } from '../../../../server/guests/csv/headings.ts'

/** Headings as address books, services, and people write them. A table with another order or other columns needs each of them. */
const headings = {
  email: `E-Mail-Adresse; Mail; Adresse e-mail; Courriel; Correo electrónico; Correo; Indirizzo e-mail; Endereço de e-mail; Correio eletrónico;
    E-mailadres; Adres e-mail; Poczta elektroniczna; E-postadress; E-post; Sähköpostiosoite; sahkopostiosoite; メールアドレス; 电子邮件;
    E-mail 1 - Value; Home Email; Email (required); Ｅｍａｉｌ; E-mail służbowy; E-mail sluzbowy`,
  mobile:
    'Handy; Téléphone portable; Móvil; Celular; Komórka; Mobiltelefon; 携帯電話番号; 手机; Mobile Phone; Mobile 2',
  phone: 'Phone; Home Phone; Telefon privat; Phone 1 - Value; Teléfono; Puhelin; 電話番号',
  contact: 'Contact; Email or phone',
  fullName: 'Guest Name; Full name; Imię i nazwisko; Guests; Gæst; Gaest; お名前; 姓名; Your full name',
  name: 'Name; NOM; Nombre; Nome; Naam; Navn; ＮＡＭＥ',
  first: 'First Name; Vorname; Prénom; Voornaam; Imię; Förnamn; Fornavn; Etunimi; 名',
  middle: 'Middle Name; Weitere Vornamen; Mellannamn',
  last: `Surname; Nachname; Apellidos; Segundo apellido; Cognome; Sobrenome; Apelido; Achternaam; Nazwisko; Efternamn; Efternavn; Etternavn;
    Sukunimi; 姓`,
  fileAs: 'File As; Speichern unter',
  other: 'Attendee #; Guest No.; No. of guests; E-mail 1 - Label; E-mail Type; Notes; Party on Friday; Birthday',
}
const rows = Object.entries(headings).flatMap(([role, texts]) =>
  texts.split(/;\s+/).map((heading) => [heading, role === 'other' ? undefined : role] as const),
)

it.each(rows)('the heading %s is of the role %s', (heading, role) => {
  expect(roleOf(heading)).toBe(role)
})
