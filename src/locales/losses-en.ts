/** English: losses, such as outages, closed doors, and missing permissions. */
export const lossesEn = {
  'outage.told': '⏸️ HoloNet was out of reach for {{lost}}. Every deadline here is {{extended}} later.',
  'lost.server':
    '⏸️ HoloNet was removed from the server of your match ({{game}}). The match pauses and continues when HoloNet is back.',
}
