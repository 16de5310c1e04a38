import { LineIcon } from '../../parts/LineIcon.tsx'

export const ShareIcon = () => (
  <LineIcon>
    <path d="M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9.5h14V11h-1" />
  </LineIcon>
)
export const TextIcon = () => (
  <LineIcon>
    <path d="M4 5h16v11.5H11L6.5 20v-3.5H4z" />
    <path d="M8.5 10.75h.01M12 10.75h.01M15.5 10.75h.01" strokeWidth="2.5" />
  </LineIcon>
)
export const ChatIcon = () => (
  <LineIcon>
    <path d="M12 3.75a8.25 8.25 0 0 0-7.1 12.45L4 20l3.9-.9A8.25 8.25 0 1 0 12 3.75z" />
    <path d="M9.2 8.6c-.6 3.2 3 6.8 6.2 6.2l.3-1.7-2-.9-.9.9a5 5 0 0 1-1.9-1.9l.9-.9-.9-2z" />
  </LineIcon>
)
export const EmailIcon = () => (
  <LineIcon>
    <path d="M3.5 5.5h17v13h-17zM4 6l8 6.5L20 6" />
  </LineIcon>
)
export const QrIcon = () => (
  <LineIcon>
    <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5z" />
  </LineIcon>
)
export const StoryIcon = () => (
  <LineIcon>
    <rect x="6.5" y="2.75" width="11" height="18.5" rx="2.5" />
    <path d="M9.5 15.5h5M10.5 18h3M6.5 12.5h11" />
  </LineIcon>
)
