/**
 * Ready-made decks of Death Star II constructed, one for each side. Each is built around the Objective of the set and may
 * serve as a beginning for a deck of one's own.
 */
import type { Deck } from '../../../contract/index.ts'
import type { Side } from '../cards/printed-card.ts'
import { deck } from './written.ts'

/** The ready-made decks of Death Star II, the dark one first. */
export const deathStarDecks: readonly Deck<Side>[] = [
  // Plan: Vader seizes Luke, goes with this captive to the Emperor in the Throne Room, and duels there.
  deck(
    'dark-throne',
    'Before the Emperor',
    'dark',
    'ds2',
    `
      1 9_151 Bring Him Before Me / Take Your Father's Place
      1 9_147 Death Star II: Throne Room
      1 9_145 Death Star II: Docking Bay
      1 8_157 Endor
      1 9_142 Death Star II
      1 8_158 Endor: Ancient Forest
      1 8_159 Endor: Back Door
      1 8_165 Endor: Great Forest
      1 8_166 Endor: Landing Platform (Docking Bay)
      1 9_150 Sullust
      2 9_109 Emperor Palpatine
      2 9_113 Lord Vader
      3 9_119 Royal Guard
      1 9_118 Myn Kyneugh
      1 9_120 Sim Aloo
      1 9_110 Janus Greejatus
      1 9_117 Moff Jerjerrod
      1 9_102 Captain Sarkli
      1 9_104 Colonel Davod Jon
      1 9_98 Admiral Piett
      1 9_97 Admiral Chiraneau
      1 9_99 Baron Soontir Fel
      1 8_100 Elite Squadron Stormtrooper
      1 8_114 Sergeant Tarl
      1 9_157 Flagship Executor
      1 9_154 Chimaera
      1 9_156 Emperor's Personal Shuttle
      1 9_162 Saber 1
      1 9_172 The Emperor's Shield
      1 9_155 Dominator
      1 9_158 Judicator
      2 9_178 Darth Vader's Lightsaber
      2 9_179 Force Pike
      1 9_181 SFS L-s7.2 TIE Cannon
      1 9_127 Insignificant Rebellion
      1 9_134 Your Destiny
      1 9_123 Emperor's Power
      1 9_130 Overseeing It Personally
      1 9_132 Something Special Planned For Them
      1 8_118 Battle Order
      1 9_121 Combat Response
      1 9_133 You Cannot Hide Forever
      1 9_126 Inconsequential Losses
      2 9_136 Force Lightning
      1 9_140 Rise, My Friend
      2 9_137 Imperial Command
      1 9_141 Young Fool
      1 9_139 Prepared Defenses
      1 2_132 Ghhhk
      1 1_267 Sense
      1 9_92 Battle Deployment
      1 9_93 Fighter Cover
    `,
  ),
  // Plan: Luke is captured on purpose and turns Vader once Dark has lost battles; the fleet holds the systems meanwhile.
  deck(
    'light-good-in-him',
    'Good In Vader',
    'light',
    'ds2',
    `
      1 9_61 There Is Good In Him / I Can Save Him
      1 8_71 Endor: Chief Chirpa's Hut
      1 8_76 Endor: Landing Platform (Docking Bay)
      1 8_68 Endor
      1 8_69 Endor: Back Door
      1 8_74 Endor: Great Forest
      1 8_75 Endor: Hidden Forest Trail
      1 9_60 Sullust
      1 9_59 Mon Calamari
      1 9_57 Home One: Docking Bay
      2 9_24 Luke Skywalker, Jedi Knight
      1 9_13 General Calrissian
      1 8_15 General Solo
      1 8_2 Chewbacca Of Kashyyyk
      1 9_26 Major Olander Brit
      1 9_27 Major Panno
      1 9_6 Admiral Ackbar
      1 9_28 Nien Nunb
      1 9_31 Wedge Antilles, Red Squadron Leader
      1 9_30 Tycho Celchu
      1 9_16 Green Leader
      1 9_12 First Officer Thaneespi
      1 8_4 Corporal Beezer
      1 8_5 Corporal Delevar
      1 9_11 Corporal Midge
      1 9_68 Gold Squadron 1
      1 9_74 Home One
      1 9_75 Independence
      1 9_81 Red Squadron 1
      1 9_72 Green Squadron 3
      1 9_71 Green Squadron 1
      2 9_79 Mon Calamari Star Cruiser
      2 9_90 Luke's Lightsaber
      1 9_88 Enhanced Proton Torpedoes
      1 9_89 Heavy Turbolaser Battery
      1 9_34 I Feel The Conflict
      1 9_33 Honor Of The Jedi
      1 9_38 Menace Fades
      1 9_40 Staging Areas
      1 9_36 Launching The Assault
      1 9_41 Strike Planning
      1 9_46 Twilight Is Upon Me
      1 9_43 Superficial Damage
      3 9_48 Anakin Skywalker
      2 9_53 Our Only Hope
      2 9_54 Rebel Leadership
      1 8_61 Take The Initiative
      1 2_50 Houjix
      1 9_51 Heading For The Medical Frigate
      1 1_109 Sense
      1 8_44 Careful Planning
      1 9_1 Capital Support
      1 9_2 Combined Fleet Action
    `,
  ),
]
