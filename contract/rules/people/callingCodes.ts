/** The calling code of a country, and the digits that calls inside it have. */
export interface CallingCode {
  code: string
  /** The digits in front of a number that only calls within the country have, or '' if there are none. */
  trunk: string
  /** The number of digits of landline and mobile numbers, without country code and trunk prefix. */
  min: number
  max: number
}

/** Countries by trunk prefix, each with its calling code and the numbers of digits, as the national numbering plans have them. */
const plans: Readonly<Record<string, string>> = {
  '0': `AE971:8-9 AF93:9 AL355:8-9 AM374:8 AR54:10 AT43:4-13 AU61:9 AX358:6-10 AZ994:9 BA387:8-9 BD880:6-10 BE32:8-9 BG359:6-9
    BL590:9 CC61:9 CD243:7-10 CH41:9 CU53:6-10 CX61:9 DE49:5-15 DZ213:8-9 EC593:8-9 EG20:8-10 EH212:9 ER291:7 ET251:9 FI358:5-10
    FR33:9 GB44:9-10 GF594:9 GG44:10 GH233:9 GP590:9 HR385:8-9 ID62:7-12 IE353:7-10 IL972:8-12 IM44:10 IN91:10 IQ964:8-10 IR98:6-10
    JE44:10 JO962:8-9 JP81:9-10 KE254:7-9 KG996:9 KH855:8-9 KP850:8-10 KR82:5-10 LA856:8-10 LK94:9 LR231:7-9 LT370:8 LY218:9 MA212:9
    MC377:8-9 MD373:8 ME382:8 MF590:9 MG261:9 MK389:8 MM95:6-10 MQ596:9 MW265:7-9 MY60:8-10 NA264:8-9 NG234:10 NL31:9-11 NZ64:8-10
    PH63:6-10 PK92:9-10 PM508:6-9 PS970:8-9 PY595:7-9 RE262:9 RO40:6-9 RS381:7-12 RW250:8-9 SA966:9 SD249:9 SE46:7-9 SI386:8 SK421:6-9
    SL232:8 SS211:9 SY963:8-9 TH66:8-9 TR90:10 TW886:8-9 TZ255:9 UA380:9 UG256:9 UY598:8 VE58:10 VN84:9-10 XK383:8-12 YE967:7-9 YT262:9
    ZA27:5-9 ZM260:9 ZW263:9`,
  '06': 'HU36:8-9',
  '8': 'KZ7:10 RU7:10 TM993:8',
  '80': 'BY375:9',
  '': `AC247:5 AD376:6-9 AO244:9 AW297:7 BF226:8 BH973:8 BI257:8 BJ229:10 BN673:7 BO591:8 BQ599:7 BR55:10-11 BT975:7-8 BW267:7-8
    BZ501:7 CF236:8 CG242:9 CI225:10 CK682:5 CL56:9 CM237:9 CN86:7-11 CO57:8-10 CR506:8 CV238:7 CW599:7-8 CY357:8 CZ420:9 DJ253:8
    DK45:8 EE372:7-8 ES34:9 FJ679:7 FK500:5 FM691:7 FO298:6 GA241:7-8 GE995:9 GI350:8 GL299:6 GM220:7-9 GN224:8-9 GQ240:9 GR30:10
    GT502:8 GW245:9 GY592:7 HK852:8 HN504:8 HT509:8 IO246:7 IS354:7-9 IT39:6-12 KI686:5-8 KM269:7 KW965:8 LB961:7-8 LI423:7-9 LS266:8
    LU352:4-11 LV371:8 MH692:7 ML223:8 MN976:8-10 MO853:8 MR222:8 MT356:8 MU230:7-8 MV960:7 MX52:10 MZ258:8-9 NC687:6 NE227:8 NF672:6
    NI505:8 NO47:8 NP977:8-10 NR674:7 NU683:4-7 OM968:8 PA507:7-8 PE51:8-9 PF689:8 PG675:7-8 PL48:7-9 PT351:9 PW680:7 QA974:8
    SB677:5-7 SC248:7 SG65:8 SH290:4-5 SJ47:8 SM378:8-10 SN221:9 SO252:6-9 SR597:6-7 ST239:7 SV503:8 SZ268:8 TA290:4 TD235:8 TG228:8
    TJ992:9 TK690:4-7 TL670:7-8 TN216:8 TO676:5-7 TV688:5-7 UZ998:9 VA39:6-11 VU678:5-7 WF681:6 WS685:5-10`,
}

const byCountry = new Map(
  Object.entries(plans).flatMap(([trunk, plan]) =>
    plan.split(/\s+/).map((entry): [string, CallingCode] => {
      const [, country = '', code = '', min = '', max = min] = /^(..)(\d+):(\d+)(?:-(\d+))?$/.exec(entry) ?? []
      return [country, { code, trunk, min: Number(min), max: Number(max) }]
    }),
  ),
)

/** Returns how numbers are dialed in the country with an ISO 3166 code, or undefined in North America and for unknown codes. */
export const callingCodeOf = (country: string | undefined): CallingCode | undefined =>
  byCountry.get(country?.toUpperCase() ?? '')
