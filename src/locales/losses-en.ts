/** English: losses, such as outages, closed doors, and missing permissions. */
export const lossesEn = {
  'outage.told': '⏸️ HoloNet was out of reach for {{lost}}. Every deadline here is {{extended}} later.',
}
