import { LineIcon } from '../../parts/LineIcon.tsx'

export const ImageIcon = () => (
  <LineIcon>
    <path d="M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5" />
    <circle cx="15.5" cy="9.5" r="1.5" />
  </LineIcon>
)
export const BackgroundIcon = () => (
  <LineIcon>
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.4 0 1.9-.9 1.6-1.9-.5-1.7.4-2.8 2-2.8h1.9a3 3 0 0 0 3-3c0-5.2-3.8-9.3-8.5-9.3z" />
    <path d="M7.8 12h.01M10 8h.01M14.5 7.8h.01M17 11h.01" strokeWidth="2.5" />
  </LineIcon>
)
export const QuestionIcon = () => (
  <LineIcon>
    <path d="M4 5.5h16v11h-8L7.5 20v-3.5H4z" />
    <path d="M10 9.4a2 2 0 1 1 2.7 1.9c-.5.2-.7.5-.7 1M12 14.2v.01" />
  </LineIcon>
)
export const OptionsIcon = () => (
  <LineIcon>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.5" />
    <circle cx="8" cy="17" r="2.5" />
  </LineIcon>
)
export const HomeIcon = () => (
  <LineIcon>
    <path d="m4 11 8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20" />
  </LineIcon>
)
export const PersonIcon = () => (
  <LineIcon>
    <circle cx="12" cy="8.5" r="3.75" />
    <path d="M4.5 20c.9-3.7 3.8-5.5 7.5-5.5s6.6 1.8 7.5 5.5" />
  </LineIcon>
)
export const SparkIcon = () => (
  <LineIcon>
    <path d="M12 4c.7 4.6 2.4 6.3 7 7-4.6.7-6.3 2.4-7 7-.7-4.6-2.4-6.3-7-7 4.6-.7 6.3-2.4 7-7zM19 16.5c.3 1.7.8 2.2 2.5 2.5-1.7.3-2.2.8-2.5 2.5-.3-1.7-.8-2.2-2.5-2.5 1.7-.3 2.2-.8 2.5-2.5z" />
  </LineIcon>
)
export const UpIcon = () => (
  <LineIcon>
    <path d="M12 19V5m-6 6 6-6 6 6" />
  </LineIcon>
)
export const DownIcon = () => (
  <LineIcon>
    <path d="M12 5v14m6-6-6 6-6-6" />
  </LineIcon>
)
export const BinIcon = () => (
  <LineIcon>
    <path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5" />
  </LineIcon>
)
export const PencilIcon = () => (
  <LineIcon>
    <path d="M4 20h4L19 9a2.8 2.8 0 0 0-4-4L4 16zM13.5 6.5l4 4" />
  </LineIcon>
)
export const EyeIcon = () => (
  <LineIcon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm6.5 0a3 3 0 1 0 6 0 3 3 0 0 0-6 0" />
  </LineIcon>
)
